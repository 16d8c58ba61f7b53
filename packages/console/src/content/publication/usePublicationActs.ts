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

/** An item as it is before an act, and where it is found. */
interface PublicationSubject {
  of: ItemOfPage;
  item: ContentItem;
}

/** Says what of an item is no longer as it was shown; null for nothing. */
type FindChange = (now: ContentItem) => string | null | Promise<string | null>;

/** An action in flight. */
interface SentAct {
  of: ItemOfPage;
  act: PublicationAct;
  /** Looks at the item as it is now; null where nobody has to. */
  findChange: FindChange | null;
  /** What is sent after it. @default nothing */
  following?: readonly PublicationAct[];
}

/** What was done last, and how it is taken back. */
export interface LastPublicationAct {
  subject: PublicationSubject;
  act: PublicationAct;
  undo: PublicationUndo;
}

/** Publishing items and taking it back. */
export interface PublicationActs {
  /** Does it, with its toasts. A failed act is rejected with words. */
  perform: (subject: PublicationSubject, act: PublicationAct) => Promise<void>;
  /** What was done last, whatever has become of the item since. */
  last: LastPublicationAct | null;
  /** Takes it back; rejects as `perform` does, and where the item is no longer as it was left. Whether it was taken back: not where that is pending already. */
  takeBack: (last: LastPublicationAct) => Promise<boolean>;
  wait: { isSlow: boolean; cancel: () => void };
}

/**
 * Publishes items and takes it back, with the toasts of core §8 and Undo where the contract's calls allow it (ADR 0078).
 * What is no longer as it was shown is not changed (ADR 0120).
 *
 * @param onEnd an act has ended, whatever came of it: what is shown of the item has to be read again. What it gives back is waited for
 */
export function usePublicationActs(onEnd: (of: ItemOfPage) => Promise<void> | void = () => undefined): PublicationActs {
  const actingAs = useActingAs();
  const hasHeldChanged = useHeldChange();
  const { run, isSlow, cancel } = useWrite({
    send: async (client, { of, act, findChange, following = [] }: SentAct, signal): Promise<unknown> => {
      const now = findChange && (await read(client, of, signal));
      const change = now && (await findChange(now));
      if (change) throw new ChangedMeanwhileError(change);
      // What a lost response, the schedule or someone else has done already is not done again: staff would be notified twice (P02, P04).
      if (now && isDone(now, act)) return undefined;
      // An Undo is pressed whenever someone likes. Where it takes two calls, the first one is not sent without the second.
      if ([act, ...following].some((each) => isOverdue(each, hostNow()))) throw new DescribedError(texts.overdue);
      return sendPublication(client, of.contentItemId, act, signal);
    },
    look: async (client, { of, act }, signal) => {
      const data = await read(client, of, signal);
      return foundWhen(data !== undefined && isDone(data, act), undefined);
    },
    identify: ({ of }) => of.contentItemId,
    invalidates: [...itemReads, ...itemListReads, '/api/tenant/all-published-items'],
    // What is shown is then the new state when the act ends, and the focus goes there.
    waitsForReads: true,
  });
  const closeUnknown = useRef(() => {});

  const [last, setLast] = useState<LastPublicationAct | null>(null);
  const closeUndo = useRef(() => {});
  // One that is pressed after the item was left would reach the host with whatever tenant is chosen by then.
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
          // What fails is reported by a toast of its own.
          ...(canUndo && { action: { label: texts.undo.label, onAction: () => void takeBack(done).catch(() => undefined) } }),
        },
        // With something to press it stays as long as a toast may (LIM-21).
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
  const { data } = (await readContentItem(client, of, signal)) as { data?: ContentItem };
  return data;
}

const stateChanged = (now: ContentItem): string => texts.changedMeanwhile(stateInWords(now));

/** What makes an item public that was not: only what was seen is published (ADR 0181). */
const publishing: ReadonlySet<PublicationAct['kind']> = new Set(['publish', 'schedule', 'recur']);

function changeSince(shown: ContentItem, now: ContentItem, act: PublicationAct): string | null {
  // Nothing is scheduled any more: by its date, it was published, which is the contrary of what was meant (P04).
  const hasPublishedItself = act.kind === 'cancel' && now.publishedContentItem != null && shown.publishedContentItem == null;
  if (isDone(now, act) && !hasPublishedItself) return null;
  if (!isPublishedAlike(now, shown)) return stateChanged(now);
  return publishing.has(act.kind) && !isContentAlike(now, shown) ? texts.contentChanged : null;
}

/** How an item is published just now. */
function stateInWords({ publishedContentItem: published, scheduledPublication: scheduled }: ContentItem): string {
  if (scheduled != null) return texts.now.scheduled(panelDate(scheduled.publicationUtc));
  return published == null ? texts.now.draft : texts.now.published(panelDate(published.publishedAtUtc));
}
