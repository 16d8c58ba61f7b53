import type { components } from '@noticeboard/api-types/schema';
import { type ListState, isTagFiltered } from './listState.ts';

/** A user, as in the list of users. */
export type User = components['schemas']['User'];
type Answer = components['schemas']['UserPage'];

/** One page of users and how many there are on all pages. */
export interface UserPage {
  users: readonly User[];
  totalCount: number;
  /** How many of those found were checked for their tags, if there are more of them; null if everyone was. */
  lookedAt: number | null;
}

/** Whether a response can be read as a list; null results are an empty one (faults N08). */
export function isUserPage(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null || !('results' in answer)) return false;
  return answer.results === null || Array.isArray(answer.results);
}

/**
 * The page for the state. The host searches, or filters by tag, but not both: in that case everyone
 * found is filtered and paged here.
 */
export function userPageOf(answer: Answer, state: ListState, isFound: boolean): UserPage {
  const users: readonly User[] = answer.results ?? [];
  if (!isFound || !isTagFiltered(state)) return { users, totalCount: answer.totalElementCount, lookedAt: null };
  const has = (user: User, tagId: string) => (user.tags ?? []).some(({ id }) => id === tagId);
  const { withTag, withoutTag, page, size } = state;
  const shown = users.filter((user) => (withTag === null || has(user, withTag)) && (withoutTag === null || !has(user, withoutTag)));
  const start = (page - 1) * size;
  return {
    users: shown.slice(start, start + size),
    totalCount: shown.length,
    lookedAt: answer.totalElementCount > users.length ? users.length : null,
  };
}
