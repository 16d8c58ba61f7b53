import type { components } from '@noticeboard/api-types/schema';
import type { Cache } from 'swr';
import { isKeyOf } from '../../../api/readKey.ts';
import { itemListReads } from '../../../content/itemReads.ts';
import type { ContentTypeName } from '../../../content/kinds.ts';

type ContentItem = components['schemas']['ContentItem'];

/**
 * An item as a list has shown it to the same person under the same tenant and role: what its editor opens with until the host has
 * answered for the item itself. Undefined where no list held it, and for surveys, whose rows come without their questions (content §4).
 *
 * @param cache what was read
 * @param key the key of the read of the item
 */
export function knownItem(cache: Cache, key: readonly unknown[], type: ContentTypeName, itemId: string): ContentItem | undefined {
  if (type === 'Survey') return undefined;
  for (const name of cache.keys()) {
    const { _k: listKey, data } = (cache.get(name) ?? {}) as { _k?: unknown; data?: { results: ContentItem[] | null } };
    if (!isKeyOf(listKey, itemListReads) || !isOfScope(listKey as readonly unknown[], key)) continue;
    const found = data?.results?.find(({ id }) => id === itemId);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Person, tenant and role come first in a key. */
const isOfScope = (one: readonly unknown[], other: readonly unknown[]): boolean => [0, 1, 2].every((place) => one[place] === other[place]);
