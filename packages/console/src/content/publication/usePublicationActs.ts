import type { ConsoleClient } from '@noticeboard/api-types';
import type { components } from '@noticeboard/api-types/schema';
import { showToast, useEndOf } from '@noticeboard/design-system';
import { useRef, useState } from 'react';
import { useActingAs } from '../../access/useAccess.ts';
import { SaveError } from '../../access/useSave.ts';
import { foundWhen } from '../../api/lookAgain.ts';
import { useWrite } from '../../api/useWrite.ts';
import { ChangedMeanwhileError, DescribedError } from '../../ground/describeError.ts';
import { hostNow } from '../../ground/hostClock.ts';
import { toastDurations } from '../../ground/limits.ts';
import { messages } from '../../messages/en.ts';
import { publicationMessages as texts } from '../../messages/publication.ts';
import { panelDate } from '../../shared/dates.ts';
import { type ItemOfPage, readContentItem } from '../itemCalls.ts';
import { itemListReads, itemReads } from '../itemReads.ts';
import { isContentAlike } from './isContentAlike.ts';
import { isDone, isOverdue, isPublishedAlike, type PublicationAct, sendPublication } from './publicationCalls.ts';
import { failureOf, successOf } from './publicationOutcome.ts';
import { type PublicationUndo, undoOf } from './publicationUndo.ts';
import { useHeldChange } from './useHeldChange.ts';

type ContentItem = components['schemas']['ContentItem'];

/** An item as it is before an action, with its place. */
interface PublicationSubject {
  of: ItemOfPage;
  item: ContentItem;
}

/** Names a part of an item that is no longer as it was shown; null for none. */
type FindChange = (now: ContentItem) => string | null | Promise<string | null>;

/** An action in flight. */
interface SentAct {
  of: ItemOfPage;
  act: PublicationAct;
  /** Compares the item with the one shown; null if no comparison is needed. */
  findChange: FindChange | null;
  /** Actions that are sent after it. @default none */
  following?: readonly PublicationAct[];
}

/** The last action, and how it is undone. */
export interface LastPublicationAct {
  subject: PublicationSubject;
  act: PublicationAct;
  undo: PublicationUndo;
}

/** The actions on publications, with their undo. */
export interface PublicationActs {
  /** Runs an action, with its toasts. A failed one rejects with words. */
  perform: (subject: PublicationSubject, act: PublicationAct) => Promise<void>;
  /** The last action, whatever has happened to the item since. */
  last: LastPublicationAct | null;
  /** Undoes it; rejects like `perform`, and if the item is no longer as the action left it. Resolves to whether it was undone: not if already pending. */
  takeBack: (last: LastPublicationAct) => Promise<boolean>;
  wait: { isSlow: boolean; cancel: () => void };
}

/**
 * Publishes items and undoes it, with the toasts of core §8 and Undo if the contract's calls allow it (ADR 0078).
 * An item that is no longer as it was shown is not changed (ADR 0120).
 *
 * @param onEnd an action has ended, whatever the outcome: the item has to be read again. The returned promise is awaited
 */
export function usePublicationActs(onEnd: (of: ItemOfPage) => Promise<void> | void = () => undefined): PublicationActs {
  const actingAs = useActingAs();
  const hasHeldChanged = useHeldChange();
  const { run, isSlow, cancel } = useWrite({
    send: async (client, { of, act, findChange, following = [] }: SentAct, signal): Promise<unknown> => {
      const now = findChange && (await read(client, of, signal));
      const change = now && (await findChange(now));
      if (change) throw new ChangedMeanwhileError(change);
      // An action that a lost response, the schedule or someone else has done already is not repeated: staff would be notified twice (P02, P04).
      if (now && isDone(now, act)) return undefined;
      // Undo may be pressed at any later time. If it takes two calls, the first one is not sent without the second.
      if ([act, ...following].some((each) => isOverdue(each, hostNow()))) throw new DescribedError(texts.overdue);
      return sendPublication(client, of.contentItemId, act, signal);
    },
    look: async (client, { of, act }, signal) => {
      const data = await read(client, of, signal);
      return foundWhen(data !== undefined && isDone(data, act), undefined);
    },
    identify: ({ of }) => of.contentItemId,
    invalidates: [...itemReads, ...itemListReads, '/api/tenant/all-published-items'],
    // The new state is shown when the action ends, and the focus goes there.
    waitsForReads: true,
  });
  const closeUnknown = useRef(() => {});

  const [last, setLast] = useState<LastPublicationAct | null>(null);
  const closeUndo = useRef(() => {});
  // Pressed after the item was left, it would be sent with the tenant chosen by then.
  useEndOf(closeUndo, ({ current: close }) => close());

  const takeBack = async (last: LastPublicationAct): Promise<boolean> => {
    const { subject, undo } = last;
    let findChange: FindChange | null = (now) => (isDone(now, last.act) ? null : stateChanged(now));
    for (const [place, act] of undo.acts.entries()) {
      if (!(await send(subject, act, null, findChange, undo.acts.slice(place + 1)))) return false;
      findChange = null;
    }
    return true;
  };
  const send = async (subject: PublicationSubject, act: PublicationAct, undo: PublicationUndo | null, findChange: FindChange | null, following: readonly PublicationAct[] = []): Promise<boolean> => {
    const { of } = subject;
    const outcome = await run({ of, act, findChange, following });
    if (outcome.status === 'ignored') return false;
    if (outcome.otherTenant === undefined) await onEnd(of);
    closeUnknown.current();
    closeUndo.current();
    const titled = (title: string) => (outcome.otherTenant === undefined ? title : messages.errors.inTenant(title, outcome.otherTenant));
    if (outcome.status === 'done') {
      const { title, detail } = successOf(act);
      const done = undo && { subject, act, undo };
      setLast(done);
      const canUndo = done !== null && done.undo.acts.length > 0 && outcome.otherTenant === undefined;
      closeUndo.current = showToast(
        {
          tone: 'success',
          title: titled(title),
          detail,
          // A failure is reported by its own toast.
          ...(canUndo && { action: { label: texts.undo.label, onAction: () => void takeBack(done).catch(() => undefined) } }),
        },
        // With a button it stays as long as a toast may (LIM-21).
        canUndo ? undefined : toastDurations.content,
      );
      return true;
    }
    const { title, detail, lasts, reason } = failureOf(act, outcome, actingAs);
    const close = showToast({ tone: 'error', title: titled(title), detail }, lasts);
    if (outcome.status === 'unknown') closeUnknown.current = close;
    throw new SaveError(reason, { cause: outcome.error, status: outcome.status });
  };
  const perform = async (subject: PublicationSubject, act: PublicationAct) => {
    await send(subject, act, undoOf(act, subject.item), async (now) => {
      const change = changeSince(subject.item, now, act);
      if (change !== null || isDone(now, act) || !publishing.has(act.kind)) return change;
      return (await hasHeldChanged(subject.of.typeName)) ? texts.contentChanged : null;
    });
  };
  return { perform, last, takeBack, wait: { isSlow, cancel } };
}

async function read(client: ConsoleClient, of: ItemOfPage, signal: AbortSignal): Promise<ContentItem | undefined> {
  const { data } = await readContentItem(client, of, signal);
  return data;
}

const stateChanged = (now: ContentItem): string => texts.changedMeanwhile(stateInWords(now));

/** The actions that make an item public: only content that was seen is published (ADR 0181). */
const publishing: ReadonlySet<PublicationAct['kind']> = new Set(['publish', 'schedule', 'recur']);

function changeSince(shown: ContentItem, now: ContentItem, act: PublicationAct): string | null {
  // There is no schedule any more because it was published on its date, the opposite of what was meant (P04).
  const hasPublishedItself = act.kind === 'cancel' && now.publishedContentItem != null && shown.publishedContentItem == null;
  if (isDone(now, act) && !hasPublishedItself) return null;
  if (!isPublishedAlike(now, shown)) return stateChanged(now);
  return publishing.has(act.kind) && !isContentAlike(now, shown) ? texts.contentChanged : null;
}

/** The current publication of an item, in words. */
function stateInWords({ publishedContentItem: published, scheduledPublication: scheduled }: ContentItem): string {
  if (scheduled != null) return texts.now.scheduled(panelDate(scheduled.publicationUtc));
  return published == null ? texts.now.draft : texts.now.published(panelDate(published.publishedAtUtc));
}
