import type { Cache } from 'swr';
import { isKeyOf, type ReadKey, type ReadPath, type SearchKey, type SearchPath } from './readKey.ts';

type Key = ReadKey | SearchKey;

/**
 * A thing as one of these lists has shown it to the same person, under the same tenant and role: its page can open with it until
 * it has been read itself.
 *
 * @param cache of the reads
 * @param lists paths whose responses have `results`
 * @param key of the read of the thing itself
 */
export function listedRow<Row extends { id: string }>(cache: Cache, lists: readonly (ReadPath | SearchPath)[], key: Key, id: string): Row | undefined {
  for (const name of cache.keys()) {
    const { _k: listKey, data } = (cache.get(name) ?? {}) as { _k?: unknown; data?: { results: Row[] | null } };
    if (!isKeyOf(listKey, lists) || !isOfScope(listKey as Key, key)) continue;
    const found = data?.results?.find((row) => row.id === id);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Person, tenant and role come first in a key. */
const isOfScope = (one: Key, other: Key): boolean => one[0] === other[0] && one[1] === other[1] && one[2] === other[2];
