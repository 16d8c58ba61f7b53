import type { ReadPath } from '../../../api/readKey.ts';
import { contentDurations } from '../../../ground/limits.ts';
import { contentPageMessages } from '../../../messages/contentPages.ts';
import { publishedContentMessages } from '../../../messages/publishedContent.ts';

/** How many of the newest items are searched for one whose creation got no response (N05). */
export const lookedThrough = 50;

/**
 * The toasts of a new item's save, and the reads that are outdated afterwards.
 *
 * @param list the list that the item is in
 */
export const newItemSaved = (list: ReadPath) => ({
  invalidates: [list, '/api/tenant/all-published-items', '/api/management/analytics/tenant/stats'] as const,
  success: { title: publishedContentMessages.success, detail: contentPageMessages.itemSaved },
  failureTitle: 'Error' as const,
  durations: contentDurations,
});
