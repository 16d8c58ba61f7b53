import type { components } from '@noticeboard/api-types/schema';

type User = components['schemas']['User'];

/** A page of people, as searches answer it. */
export interface FoundPage<Person> {
  results: readonly Person[];
  totalElementCount: number;
}

/** What has been found for one phrase so far. */
export interface FoundUsers<Person = User> {
  phrase: string;
  users: readonly Person[];
  /** Pages that have arrived. */
  pages: number;
  /** Whether there are more behind them. */
  hasMore: boolean;
  /** What is loading: the first page, a later one, or nothing. */
  waitsFor: 'first' | 'more' | null;
  /** Why the last page did not arrive. */
  error: unknown;
}

/** Before anything is asked. */
export const nothingFound: FoundUsers<never> = { phrase: '', users: [], pages: 0, hasMore: false, waitsFor: null, error: undefined };

/** A phrase is asked for: what another one found is gone. */
export const asked = (phrase: string): FoundUsers<never> => ({ ...nothingFound, phrase, waitsFor: 'first' });

/** The next page is asked for. */
export const askedMore = <Person>(found: FoundUsers<Person>): FoundUsers<Person> => ({ ...found, waitsFor: found.pages === 0 ? 'first' : 'more', error: undefined });

/**
 * A page has arrived. Someone who moved to a later page in the meantime is shown once; a page with nobody in it is the last,
 * whatever the total says (N08, N09).
 */
export function arrived<Person extends { id: string }>(found: FoundUsers<Person>, page: FoundPage<Person>): FoundUsers<Person> {
  const known = new Set(found.users.map(({ id }) => id));
  const results = page.results ?? [];
  const users = [...found.users, ...results.filter(({ id }) => !known.has(id))];
  return { ...found, users, pages: found.pages + 1, hasMore: results.length > 0 && users.length < page.totalElementCount, waitsFor: null, error: undefined };
}

/** A page did not arrive; what is there stays. */
export const failed = <Person>(found: FoundUsers<Person>, error: unknown): FoundUsers<Person> => ({ ...found, waitsFor: null, error });
