import type { Cache } from 'swr';
import type { RoleTypeName } from '../session/workspace/workspaceTypes.ts';
import type { Question, Questions } from './questions.ts';

/** What is known of a page before it is mounted. */
interface ReadsFirstProps {
  /** Parameters of the page's path. */
  params: Readonly<Record<string, string | undefined>>;
  /** The query string of the address. */
  search: URLSearchParams;
  /** Makes the requests. */
  questions: Questions;
  /** The type of the acting role. */
  actingRole: RoleTypeName;
  /** Earlier reads, such as the list that the page is opened from. */
  cache: Cache;
}

/** A request that a page makes on mount. */
export interface FirstRead {
  question: Question<unknown>;
  /** The page makes it each time it opens, whatever was read before. @default false */
  isAskedAnew?: boolean;
  /** The same for whatever the page is opened with: it is sent when the pointer or the focus comes near a link. @default false */
  isNear?: boolean;
}

/**
 * The page's first requests, exactly as it makes them. They are sent when a link to it is pressed, and at a start with the first token, both
 * before the page is rendered (ADR 0121, ADR 0179).
 */
export type ReadsFirst = (props: ReadsFirstProps) => readonly FirstRead[];
