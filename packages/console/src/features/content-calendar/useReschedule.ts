import { pinEndAfter } from '@noticeboard/design-system/publishing';
import { useState } from 'react';
import { isGone } from '../../api/isMissing.ts';
import { type ItemOfPage, readContentItem } from '../../content/itemCalls.ts';
import { isDone, type PublicationAct } from '../../content/publication/publicationCalls.ts';
import { type LastPublicationAct, type PublicationActs, usePublicationActs } from '../../content/publication/usePublicationActs.ts';
import { useConsoleSession } from '../../session/ConsoleSessionContext.tsx';
import { messageOf } from '../../shared/messageOf.ts';
import type { PlacedItem } from './calendarEntries.ts';
import type { Reading } from './reading/createReading.ts';
import type { CalendarPage } from './useCalendarPages.ts';

/** A date that is being changed: the item is shown at the new one. */
export interface PendingMove {
  itemId: string;
  /** ISO 8601 in UTC. */
  instant: string;
}

/** The outcome of the last change of a date. */
type MoveNote = { kind: 'done' | 'undone'; last: LastPublicationAct } | { kind: 'failed'; placed: PlacedItem; words: string; isOfUndo: boolean; canUndo: boolean };

/** Changes of dates from the calendar, and the first dates of drafts. */
export interface Reschedule {
  /** Changes the date of an item that is scheduled; its pin end goes along. Rejects with words. */
  reschedule: (placed: PlacedItem, publicationUtc: string) => Promise<void>;
  /** Publishes a draft, now or on a date. Rejects with words. */
  publish: (placed: PlacedItem, act: PublicationAct) => Promise<void>;
  /** Changes in flight. */
  pending: readonly PendingMove[];
  /** The outcome of the last change, while the item is as the change left it. */
  note: MoveNote | null;
  /** Undoes the last change; can be repeated after a failure. */
  undo: () => Promise<void>;
  wait: PublicationActs['wait'];
}

/** Reschedules items as the panel does, with its toasts and Undo (ADR 0078), and shows the item as the host has it afterwards. */
export function useReschedule(pages: readonly CalendarPage[], items: readonly PlacedItem[], reading: Reading, timeZone: string): Reschedule {
  const { client } = useConsoleSession();
  const [pending, setPending] = useState<readonly PendingMove[]>([]);
  const [undone, setUndone] = useState<LastPublicationAct | null>(null);
  const [failed, setFailed] = useState<{ placed: PlacedItem; words: string; isOfUndo: boolean } | null>(null);
  const showAsItIs = async (of: ItemOfPage) => {
    try {
      const { data } = await readContentItem(client, of, AbortSignal.timeout(longestLook));
      if (data !== undefined) reading.update(of.contentInstanceId, of.contentItemId, data);
    } catch (error) {
      if (isGone(error)) reading.update(of.contentInstanceId, of.contentItemId, null);
    }
  };
  const { perform, last, takeBack, wait } = usePublicationActs(showAsItIs);
  const during = async <Result>(placed: PlacedItem, instant: string, act: () => Promise<Result>, isOfUndo = false): Promise<Result> => {
    const move = { itemId: placed.item.id, instant };
    setFailed(null);
    setUndone(null);
    setPending((moves) => [...moves, move]);
    try {
      return await act();
    } catch (error) {
      setFailed({ placed, words: messageOf(error), isOfUndo });
      throw error;
    } finally {
      setPending((moves) => moves.filter((each) => each !== move));
    }
  };
  const now = last && items.find(({ item }) => item.id === last.subject.item.id)?.item;
  const isAsLeft = last !== null && now !== undefined && now !== null && isDone(now, last.act);
  return {
    reschedule: async (placed, publicationUtc) => {
      const { item, pageId } = placed;
      const typeName = pages.find(({ id }) => id === pageId)?.typeName;
      const scheduled = item.scheduledPublication;
      if (typeName === undefined || scheduled === null || pending.some(({ itemId }) => itemId === item.id)) return;
      const of = { typeName, contentInstanceId: pageId, contentItemId: item.id };
      const pinUntilUtc = pinEndAfter(publicationUtc, scheduled.pinUntilUtc ?? null, timeZone);
      await during(placed, publicationUtc, () => perform({ of, item }, { kind: 'reschedule', nodeId: scheduled.organizationNodeId, publicationUtc, pinUntilUtc }));
    },
    publish: async (placed, act) => {
      const { item, pageId } = placed;
      const typeName = pages.find(({ id }) => id === pageId)?.typeName;
      if (typeName === undefined) return;
      await during(placed, dateOf(act), () => perform({ of: { typeName, contentInstanceId: pageId, contentItemId: item.id }, item }, act));
    },
    pending,
    note: failed !== null ? { kind: 'failed', ...failed, canUndo: failed.isOfUndo && isAsLeft } : isAsLeft ? { kind: 'done', last } : undone && { kind: 'undone', last: undone },
    undo: async () => {
      if (last === null) return;
      const before = last.subject.item.scheduledPublication?.publicationUtc ?? dateOf(last.act);
      const isTakenBack = await during({ pageId: last.subject.of.contentInstanceId, item: last.subject.item }, before, () => takeBack(last), true);
      if (isTakenBack) setUndone(last);
    },
    wait,
  };
}

/** The date of an action, shown while it is in flight. */
const dateOf = (act: PublicationAct): string => ('publicationUtc' in act ? act.publicationUtc : new Date().toISOString());

/** Longest wait for the item after its change, in milliseconds: it is shown unchanged until then. */
const longestLook = 10_000;
