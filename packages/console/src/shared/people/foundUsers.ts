import type { components } from '@noticeboard/api-types/schema';

type User = components['schemas']['User'];

/** A page of people, as searches return it. */
export interface FoundPage<Person> {
  results: readonly Person[];
  totalElementCount: number;
}

/** The results for one phrase so far. */
export interface FoundUsers<Person = User> {
  phrase: string;
  users: readonly Person[];
  /** Pages that have been loaded. */
  pages: number;
  /** Whether there are more after them. */
  hasMore: boolean;
  /** What is loading: the first page, a later one, or nothing. */
  waitsFor: 'first' | 'more' | null;
  /** The error of the last page. */
  error: unknown;
}

/** The state before any search. */
export const nothingFound: FoundUsers<never> = { phrase: '', users: [], pages: 0, hasMore: false, waitsFor: null, error: undefined };

/** A phrase is searched for: the former results are dropped. */
export const asked = (phrase: string): FoundUsers<never> => ({ ...nothingFound, phrase, waitsFor: 'first' });

/** The next page is requested. */
export const askedMore = <Person>(found: FoundUsers<Person>): FoundUsers<Person> => ({ ...found, waitsFor: found.pages === 0 ? 'first' : 'more', error: undefined });

/**
 * A page has loaded. A person who moved to a later page in the meantime is shown once; an empty page is the last,
 * whatever the total says (N08, N09).
 */
export function arrived<Person extends { id: string }>(found: FoundUsers<Person>, page: FoundPage<Person>): FoundUsers<Person> {
  const known = new Set(found.users.map(({ id }) => id));
  const results = page.results ?? [];
  const users = [...found.users, ...results.filter(({ id }) => !known.has(id))];
  return { ...found, users, pages: found.pages + 1, hasMore: results.length > 0 && users.length < page.totalElementCount, waitsFor: null, error: undefined };
}

/** A page failed to load; the others stay. */
export const failed = <Person>(found: FoundUsers<Person>, error: unknown): FoundUsers<Person> => ({ ...found, waitsFor: null, error });
