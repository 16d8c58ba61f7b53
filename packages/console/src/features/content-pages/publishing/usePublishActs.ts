import type { components } from '@noticeboard/api-types/schema';
import type { LastPublishAct, PublishActs } from '@noticeboard/design-system/publishing';
import { isGone } from '../../../api/isMissing.ts';
import type { ItemOfPage } from '../../../content/itemCalls.ts';
import { isDone, pinOfPublishNow, type PublicationAct } from '../../../content/publication/publicationCalls.ts';
import { hostClock } from '../../../ground/hostClock.ts';
import { usePublicationActs } from '../../../content/publication/usePublicationActs.ts';

type ContentItem = components['schemas']['ContentItem'];

/** The actions of the panel's buttons, and whether they take long. */
export interface Publishing {
  acts: PublishActs;
  /** The last action, with Undo if the contract's calls can revert it; null once the item is changed again. */
  lastAct: LastPublishAct | null;
  wait: { isSlow: boolean; cancel: () => void };
}

/**
 * Publishes an item and reverts it. A failed action rejects with the words for the panel's alert.
 *
 * @param onGone the host lacks something that an action referred to: the offered units may be outdated
 */
export function usePublishActs(of: ItemOfPage, item: ContentItem, onGone: () => void): Publishing {
  const { perform: performOn, last, takeBack, wait } = usePublicationActs();
  const perform = async (act: PublicationAct) => {
    try {
      await performOn({ of, item }, act);
    } catch (error) {
      if (isGone(error)) onGone();
      throw error;
    }
  };
  const published = item.publishedContentItem?.organizationNodeId ?? '';
  const scheduled = item.scheduledPublication;
  const scheduledNode = scheduled?.organizationNodeId ?? '';
  return {
    acts: {
      onPublish: (nodeId, pinUntilUtc) => perform({ kind: 'publish', nodeId, pinUntilUtc }),
      onSchedule: (nodeId, publicationUtc, pinUntilUtc) => perform({ kind: 'schedule', nodeId, publicationUtc, pinUntilUtc }),
      onScheduleRecurrent: (nodeId, recurrence) => perform({ kind: 'recur', nodeId, recurrence }),
      onReschedule: (publicationUtc, pinUntilUtc) => perform({ kind: 'reschedule', nodeId: scheduledNode, publicationUtc, pinUntilUtc }),
      onCancelSchedule: () => perform({ kind: 'cancel', nodeId: scheduledNode }),
      onPublishNow: () => perform({ kind: 'publish', nodeId: scheduledNode, pinUntilUtc: scheduled ? pinOfPublishNow(scheduled, hostClock()) : null }),
      onUnpublish: () => perform({ kind: 'unpublish', nodeId: published }),
      onUnpin: () => perform({ kind: 'unpin', nodeId: published }),
    },
    lastAct:
      last && last.subject.of.contentItemId === of.contentItemId && isDone(item, last.act)
        ? { done: last.undo.done, detail: last.undo.detail, ...(last.undo.acts.length > 0 && { onUndo: async () => void (await takeBack(last)) }) }
        : null,
    wait,
  };
}
