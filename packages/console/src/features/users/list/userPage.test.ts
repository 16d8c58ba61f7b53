import { describe, expect, test } from 'vitest';
import { listAddress, type ListState } from './listState.ts';
import { isUserPage, type User, userPageOf } from './userPage.ts';

const user = (id: string, ...tagIds: string[]) => ({ id, tags: tagIds.map((tag) => ({ id: tag, name: tag, isUserExclusive: false })) }) as unknown as User;
const answer = (users: User[], totalElementCount = users.length) => ({ results: users, totalElementCount, page: 0, pageSize: null });
const state = (changes: Partial<ListState>): ListState => ({ ...listAddress.defaults, ...changes });
const ids = ({ users }: ReturnType<typeof userPageOf>) => users.map(({ id }) => id);

describe('Pages of users', () => {
  test('A page of users is what the host sends, where the host pages or searches', () => {
    const sent = answer([user('a'), user('b')], 62);
    expect(userPageOf(sent, state({ withTag: 't' }), false)).toEqual({ users: sent.results, totalCount: 62, lookedAt: null });
    expect(userPageOf(sent, state({ search: 'ma' }), true)).toEqual({ users: sent.results, totalCount: 62, lookedAt: null });
  });

  test('A page of users is cut on the device from everyone found, where a search and tags are combined', () => {
    const found = answer([user('a', 't'), user('b'), user('c', 't'), user('d', 't', 'u'), user('e', 't')]);
    const both = state({ search: 'ma', withTag: 't', withoutTag: 'u', size: 2 });
    expect(ids(userPageOf(found, both, true))).toEqual(['a', 'c']);
    expect(userPageOf(found, { ...both, page: 2 }, true)).toMatchObject({ users: [{ id: 'e' }], totalCount: 3, lookedAt: null });
  });

  test('A page of users says when not everyone found was checked', () => {
    expect(userPageOf(answer([user('a', 't')], 1200), state({ search: 'ma', withTag: 't' }), true)).toMatchObject({ totalCount: 1, lookedAt: 1 });
  });

  test('N08: a page of users with null results is empty, and null tags are dropped', () => {
    const nulls = { results: null, totalElementCount: 0, page: 0, pageSize: null } as unknown as Parameters<typeof userPageOf>[0];
    expect(userPageOf(nulls, listAddress.defaults, false)).toMatchObject({ users: [], totalCount: 0 });
    const withoutTags = { id: 'a', tags: null } as unknown as User;
    expect(ids(userPageOf(answer([withoutTags]), state({ search: 'ma', withoutTag: 't' }), true))).toEqual(['a']);
  });

  test.each([null, 'x', [], {}, { results: 'x' }])('A page of users is not read from %j', (strange) => {
    expect(isUserPage(strange)).toBe(false);
  });
});
