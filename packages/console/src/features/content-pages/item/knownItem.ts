import type { components } from '@noticeboard/api-types/schema';
import type { Cache } from 'swr';
import { listedRow } from '../../../api/listedRow.ts';
import type { ReadKey, SearchKey } from '../../../api/readKey.ts';
import { itemListReads } from '../../../content/itemReads.ts';
import type { ContentTypeName } from '../../../content/kinds.ts';

type ContentItem = components['schemas']['ContentItem'];

/**
 * An item as a list has shown it: its editor opens with it until the host has responded (ADR 0203). Undefined if no list has it,
 * and for surveys, whose rows come without their questions (content §4).
 */
export const knownItem = (cache: Cache, key: ReadKey | SearchKey, type: ContentTypeName, itemId: string): ContentItem | undefined =>
  type === 'Survey' ? undefined : listedRow<ContentItem>(cache, itemListReads, key, itemId);
