import type { Cache } from 'swr';
import type { RoleTypeName } from '../session/workspace/workspaceTypes.ts';
import type { Question, Questions } from './questions.ts';

/** What a page has to go by before it is there. */
interface ReadsFirstProps {
  /** Parts of the address that the page's path names. */
  params: Readonly<Record<string, string | undefined>>;
  /** The address behind its question mark. */
  search: URLSearchParams;
  /** Makes the questions. */
  questions: Questions;
  /** The type of the role that is acted in. */
  actingRole: RoleTypeName;
  /** What was read before, such as the list that the page is opened from. */
  cache: Cache;
}

/** A question that a page asks as soon as it is there. */
export interface FirstRead {
  question: Question<unknown>;
  /** The page asks it at each opening, whatever was read before. @default false */
  isAskedAnew?: boolean;
  /** The same for whatever the page is opened on: it is asked when the pointer or the focus comes near a link. @default false */
  isNear?: boolean;
}

/**
 * The very questions that a page asks first. They leave when a link to it is pressed, and at a start with the first token, both
 * before the page is rendered (ADR 0121, ADR 0179).
 */
export type ReadsFirst = (props: ReadsFirstProps) => readonly FirstRead[];
