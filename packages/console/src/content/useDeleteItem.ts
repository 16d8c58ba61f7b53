import { showToast } from '@noticeboard/design-system';
import { foundGone } from '../api/lookAgain.ts';
import { useSave } from '../access/useSave.ts';
import { publishedContentMessages } from '../messages/publishedContent.ts';
import { itemListReads } from './itemReads.ts';
import { isContentTypeName } from './kinds.ts';
import { contentDurations, toastDurations } from '../ground/limits.ts';
import { deleteContentItem, type ItemOfPage, readContentItem } from './itemCalls.ts';

const texts = publishedContentMessages;

/** The part of an item's row that deletion needs. */
export interface DeletableRow {
  item: { typeName: string; contentInstanceId: string; contentItemId: string };
}

/** Deletes items and reports the outcome (core §8). Rejects with a `SaveError`, so that the confirmation stays open with its words. */
export function useDeleteItem() {
  const { save, isSlow, cancel } = useSave({
    send: (client, item: ItemOfPage, signal): Promise<unknown> => deleteContentItem(client, item, signal),
    look: (client, item, signal) => foundGone(readContentItem(client, item, signal)),
    // The detailed list of pages is read again after every deletion (core §7, decisions-content A32).
    invalidates: [...itemListReads, '/api/tenant/all-published-items', '/api/management/content-instances', '/api/management/analytics/tenant/stats'],
    waitsForReads: true,
    identify: ({ contentItemId }) => contentItemId,
    success: { title: texts.success, detail: texts.removed },
    failureTitle: texts.deleteError,
    durations: contentDurations,
  });

  /** True if items of this type can be deleted; otherwise shows why not. */
  const isDeletable = ({ item }: DeletableRow): boolean => {
    if (isContentTypeName(item.typeName)) return true;
    showToast({ tone: 'error', title: texts.deleteError, detail: texts.typeNotSupported(item.typeName) }, toastDurations.content);
    return false;
  };

  const deleteItem = async ({ item }: DeletableRow): Promise<void> => {
    if (isContentTypeName(item.typeName)) await save({ ...item, typeName: item.typeName });
  };
  return { isDeletable, deleteItem, wait: { isSlow, cancel } };
}
