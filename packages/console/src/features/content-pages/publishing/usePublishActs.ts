import { ApiError } from '@noticeboard/api-types/problem';
import type { components } from '@noticeboard/api-types/schema';
import { showToast } from '@noticeboard/design-system';
import type { LastPublishAct, PublishActs } from '@noticeboard/design-system/publishing';
import { useEffect, useRef, useState } from 'react';
import { useActingAs } from '../../../access/useAccess.ts';
import { describeOutcome } from '../../../api/describeOutcome.ts';
import { foundWhen } from '../../../api/lookAgain.ts';
import { useWrite } from '../../../api/useWrite.ts';
import type { FailedWrite } from '../../../api/writeOutcome.ts';
import { type ItemOfPage, readContentItem } from '../../../content/itemCalls.ts';
import { itemListReads, itemReads } from '../../../content/itemReads.ts';
import { toastDurations } from '../../../ground/limits.ts';
import { messages } from '../../../messages/en.ts';
import { publicationMessages as texts } from '../../../messages/publication.ts';
import { toastDate } from '../../../shared/dates.ts';
import { type PublicationUndo, undoOf } from './publicationUndo.ts';
import { isDone, type PublicationAct, sendPublication } from './publicationCalls.ts';

type ContentItem = components['schemas']['ContentItem'];

/** What the panel's buttons do, and how long it takes. */
export interface Publishing {
  acts: PublishActs;
  /** What was done last, with Undo where the contract's calls can take it back; null once the item is changed again. */
  lastAct: LastPublishAct | null;
  wait: { isSlow: boolean; cancel: () => void };
}

/** Publishes an item and takes it back, with the toasts of core §8. A failed act is rejected with the words for the panel's alert. */
export function usePublishActs(of: ItemOfPage, item: ContentItem): Publishing {
  const actingAs = useActingAs();
  const { run, isSlow, cancel } = useWrite({
    send: (client, act: PublicationAct, signal): Promise<unknown> => sendPublication(client, of.contentItemId, act, signal),
    look: async (client, act, signal) => {
      const { data } = (await readContentItem(client, of, signal)) as { data?: ContentItem };
      return foundWhen(data !== undefined && isDone(data, act), undefined);
    },
    invalidates: [...itemReads, ...itemListReads, '/api/tenant/all-published-items'],
    // The panel then shows the new state when the act ends, and its focus goes there.
    waitsForReads: true,
  });
  const closeUnknown = useRef(() => {});

  const [last, setLast] = useState<{ act: PublicationAct; undo: PublicationUndo } | null>(null);
  const closeUndo = useRef(() => {});
  // One that is pressed after the item was left would reach the host with whatever tenant is chosen by then.
  useEffect(() => () => closeUndo.current(), []);

  const takeBack = async ({ acts }: PublicationUndo) => {
    for (const act of acts) await perform(act, true);
  };
  const perform = async (act: PublicationAct, isUndo = false) => {
    const undo = isUndo ? null : undoOf(act, item);
    const outcome = await run(act);
    if (outcome.status === 'ignored') return;
    closeUnknown.current();
    closeUndo.current();
    const titled = (title: string) => (outcome.otherTenant === undefined ? title : messages.errors.inTenant(title, outcome.otherTenant));
    if (outcome.status === 'done') {
      const { title, detail } = successOf(act);
      setLast(undo && { act, undo });
      const canUndo = undo !== null && undo.acts.length > 0 && outcome.otherTenant === undefined;
      closeUndo.current = showToast(
        {
          tone: 'success',
          title: titled(title),
          ...(detail !== undefined && { detail }),
          // What fails is told by a toast of its own.
          ...(canUndo && { action: { label: texts.undo.label, onAction: () => void takeBack(undo).catch(() => undefined) } }),
        },
        // With something to press it stays as long as a toast may (LIM-21).
        canUndo ? undefined : toastDurations.content,
      );
      return;
    }
    const { title, detail, lasts } = failureOf(act, outcome);
    const words = describeOutcome(outcome, { title: 'Publish Error', actingAs });
    if (outcome.status === 'unknown') closeUnknown.current = showToast({ tone: 'error', title: titled(title), detail: words.detail }, 'until closed');
    else showToast({ tone: 'error', title: titled(title), detail }, lasts);
    throw new Error(words.detail, { cause: outcome.error });
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
      onPublishNow: () => perform({ kind: 'publish', nodeId: scheduledNode, pinUntilUtc: scheduled?.pinUntilUtc ?? null }),
      onUnpublish: () => perform({ kind: 'unpublish', nodeId: published }),
      onUnpin: () => perform({ kind: 'unpin', nodeId: published }),
    },
    lastAct: last && isDone(item, last.act) ? { done: last.undo.done, detail: last.undo.detail, ...(last.undo.acts.length > 0 && { onUndo: () => takeBack(last.undo) }) } : null,
    wait: { isSlow, cancel },
  };
}

/** What a success says (ERR-15 to ERR-17). */
function successOf(act: PublicationAct): { title: string; detail?: string } {
  if (act.kind === 'publish') return { title: texts.published };
  if (act.kind === 'schedule' || act.kind === 'reschedule') return { title: texts.scheduled, detail: toastDate(act.publicationUtc) };
  if (act.kind === 'recur') return { title: texts.scheduled, detail: toastDate(act.recurrence.startDate) };
  return messages.saving.done;
}

/** What a failure says (ERR-07 to ERR-14), and for how long. */
function failureOf({ kind }: PublicationAct, { error }: FailedWrite): { title: string; detail: string; lasts: number } {
  const publishing = (detail: string) => ({ title: texts.publishError, detail, lasts: toastDurations.publishError });
  if (kind === 'unpin' || kind === 'cancel') return { title: messages.saving.failed, detail: messages.errors.generic, lasts: toastDurations.content };
  if (kind === 'unpublish') return publishing(texts.unpublish);
  if (error instanceof ApiError && error.status === 403) return publishing(texts.forbidden);
  if (kind === 'publish') return publishing(texts.publish);
  return publishing(kind === 'recur' ? texts.recurrent : texts.schedule);
}
