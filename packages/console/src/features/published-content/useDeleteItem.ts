import { showToast } from '@noticeboard/design-system';
import { CancelledError } from '../../api/cancelled.ts';
import { describeError } from '../../api/describeError.ts';
import { useWrite } from '../../api/useWrite.ts';
import { messages } from '../../messages/en.ts';
import { useActingAs } from '../../session/useAccess.ts';
import { isContentTypeName } from '../../shared/contentTypes.ts';
import { toastDurations } from '../../shared/limits.ts';
import { type DeletedItem, deleteContentItem } from './deleteContentItem.ts';
import type { ItemRow } from './itemRow.ts';

const texts = messages.publishedContent;

/**
 * Deletes items and tells how it went (core §8). The promise is refused with the error when the host said no, so
 * that the confirmation stays open with it.
 */
export function useDeleteItem() {
  const actingAs = useActingAs();
  const { run, isSlow, cancel } = useWrite({
    send: (client, item: DeletedItem, signal) => deleteContentItem(client, item, signal),
    // The detailed list of pages is read again after every delete (core §7, decisions-content A32).
    invalidates: ['/api/tenant/all-published-items', '/api/management/content-instances', '/api/management/analytics/tenant/stats'],
    identify: ({ contentItemId }) => contentItemId,
  });
  const say = (tone: 'success' | 'error', title: string, detail: string, otherTenant?: string) =>
    showToast(
      { tone, title: otherTenant === undefined ? title : messages.errors.inTenant(title, otherTenant), detail },
      toastDurations.content,
    );

  /** Says so when items of this type can't be deleted; true when they can. */
  const isDeletable = ({ item }: ItemRow): boolean => {
    if (isContentTypeName(item.typeName)) return true;
    say('error', texts.deleteError, texts.typeNotSupported(item.typeName));
    return false;
  };

  const deleteItem = async ({ item }: ItemRow): Promise<void> => {
    if (!isContentTypeName(item.typeName)) return;
    const outcome = await run({ ...item, typeName: item.typeName });
    if (outcome.status === 'done') say('success', texts.success, texts.removed, outcome.otherTenant);
    if (outcome.status === 'unconfirmed') {
      const isCancelled = outcome.error instanceof CancelledError;
      say('error', texts.deleteError, isCancelled ? messages.waiting.stoppedWaiting : messages.errors.unconfirmed, outcome.otherTenant);
    }
    if (outcome.status !== 'failed') return;
    const { title, detail } = describeError(outcome.error, { title: texts.deleteError, actingAs });
    say('error', title, detail, outcome.otherTenant);
    throw outcome.error;
  };
  const describe = (error: unknown) => describeError(error, { title: texts.deleteError, actingAs }).detail;
  return { isDeletable, deleteItem, describe, wait: { isSlow, cancel } };
}
