import type { components } from '@noticeboard/api-types/schema';
import type { TopListEntry } from '@noticeboard/design-system/charts';
import { paths } from '../../ground/paths.ts';
import { analyticsMessages } from '../../messages/analytics.ts';
import { contentTypeIcon } from '../../content/contentTypeIcon.tsx';
import { contentTypeLabel } from '../../content/contentTypeLabel.ts';
import { contentKindOf } from '../../content/kinds.ts';
import { panelDate } from '../../shared/dates.ts';
import { rowsOf } from './rowsOf.ts';

type TopContentItem = components['schemas']['TopContentItem'];

/** The count of an item in the period before; null where it is not known. */
export type CountBefore = (contentItemId: string) => number | null;

const texts = analyticsMessages.topItems;

/**
 * A ranking's entries: each with its type and its last publication, linked to its content page. Parts that a
 * host leaves out are left out (faults N08).
 *
 * @param countBefore the count of an item in the period before, null where it is not known; undefined compares nothing
 */
export function topEntries(items: readonly TopContentItem[] | null | undefined, countBefore?: CountBefore): TopListEntry[] {
  return rowsOf(items).map(({ contentItemId, contentInstanceId, preview, typeName, count, lastPublicationUtc }) => {
    const published = lastPublicationUtc ? texts.published(panelDate(lastPublicationUtc)) : texts.notPublished;
    const kind = typeName ? contentKindOf(typeName) : null;
    return {
      id: contentItemId,
      label: preview?.trim() || texts.untitled,
      description: [typeName ? contentTypeLabel(typeName) : null, published, inWords(countBefore?.(contentItemId) ?? null)].filter((part) => part !== null).join(' · '),
      count: Number.isFinite(count) ? count : 0,
      ...(typeName && { icon: contentTypeIcon(typeName) }),
      ...(kind && contentInstanceId && { href: paths.contentItems(kind.segment, contentInstanceId) }),
    };
  });
}

/**
 * Reads the ranking of the period before. An item that is not in it had a count of zero, unless the list
 * may have been cut off at the number requested.
 *
 * @param asked how many items were requested
 */
export function countsBefore(items: readonly TopContentItem[] | null | undefined, asked: number): CountBefore {
  const rows = rowsOf(items);
  const counts = new Map(rows.map(({ contentItemId, count }) => [contentItemId, Number.isFinite(count) ? count : 0]));
  const others = items === undefined || rows.length >= asked ? null : 0;
  return (contentItemId) => counts.get(contentItemId) ?? others;
}

const inWords = (count: number | null): string | null => (count === null ? null : analyticsMessages.comparison.countBefore(count.toLocaleString()));
