import type { Cache } from 'swr';
import { describe, expect, test } from 'vitest';
import { listedRow } from './listedRow.ts';
import { readKey, searchKey } from './readKey.ts';

const scope = { subject: 'ada', tenantId: 'harbour', roleId: 'super' };
const users = '/api/management/users/{page}/{size}';
const search = '/api/management/users/search';
const lists = [users, search] as const;
const key = readKey(scope, '/api/management/users/{id}', { path: { id: 'bo' } });
const bo = { id: 'bo', name: 'Bo' };

/** A cache like SWR's. */
function cacheOf(entries: readonly { key: readonly unknown[]; data: unknown }[]): Cache {
  const map = new Map(entries.map((entry, place) => [String(place), { _k: entry.key, data: entry.data }]));
  return { keys: () => map.keys(), get: (name) => map.get(name) as ReturnType<Cache['get']>, set: () => undefined, delete: () => undefined };
}

describe('A row of a list', () => {
  test('A row of a list is found in any page and any search that was read', () => {
    const cache = cacheOf([
      { key: readKey(scope, '/api/types/icons'), data: [bo] },
      { key: readKey(scope, users, { path: { page: 0, size: 10 } }), data: { results: null } },
      { key: readKey(scope, users, { path: { page: 1, size: 10 } }), data: undefined },
      { key: searchKey(scope, search, { searchedPhrase: 'b', page: 0, pageSize: 10 }), data: { results: [{ id: 'cy' }, bo] } },
    ]);
    expect(listedRow(cache, lists, key, 'bo')).toBe(bo);
    expect(listedRow(cache, lists, key, 'di')).toBeUndefined();
  });

  test.each([{ subject: 'bea' }, { tenantId: 'prairie' }, { roleId: 'unit' }])('A row of a list is not found where it was read as %o', (other) => {
    const cache = cacheOf([{ key: readKey({ ...scope, ...other }, users, { path: { page: 0, size: 10 } }), data: { results: [bo] } }]);
    expect(listedRow(cache, lists, key, 'bo')).toBeUndefined();
  });
});
