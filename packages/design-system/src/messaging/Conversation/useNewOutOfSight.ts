import type { Virtualizer } from '@tanstack/react-virtual';
import { useState } from 'react';
import type { ChatMessage } from '../MessageBubble/messageTypes.ts';
import { type PlacedArrival, placedArrivals } from './arrivedMessages.ts';
import type { ConversationRow } from './conversationRows.ts';

/** Estimated height that a reply adds to its row until that is measured, in pixels. */
const roomOfReply = 96;

interface NewOutOfSightOptions {
  /** The newest messages as far as they are known. */
  newest: readonly ChatMessage[];
  rows: readonly ConversationRow[];
  virtualizer: Virtualizer<HTMLDivElement, Element>;
  /** Whether the newest message is read. */
  isAtEnd: boolean;
  /** Whether the rows end before the newest message. */
  hasNewer: boolean;
}

/** Messages that arrived out of the reader's sight. */
interface NewOutOfSight {
  count: number;
  /** Index of the row with the first of them, where all are replies to loaded messages; null where the button leads to the newest. */
  replyIndex: number | null;
  /** Whether that row is above what is in sight. */
  isAbove: boolean;
}

/**
 * The messages of others that arrived out of sight: at the end while the reader is at older ones, and replies to messages
 * that are out of sight, wherever the reader is. Each counts until it was in sight (ADR 0167).
 */
export function useNewOutOfSight({ newest, rows, virtualizer, isAtEnd, hasNewer }: NewOutOfSightOptions): NewOutOfSight {
  const [held, setHeld] = useState<{ newest: readonly ChatMessage[]; unseen: readonly PlacedArrival[] }>({ newest, unseen: [] });
  const top = virtualizer.scrollOffset ?? 0;
  const bottom = top + (virtualizer.scrollRect?.height ?? 0);
  const indexOf = ({ rowId }: PlacedArrival) => rows.findIndex(({ message }) => message.id === rowId);
  /** Replies are at the end of their row. */
  const isUnseen = (arrival: PlacedArrival, room: number): boolean => {
    if (hasNewer) return true;
    const index = indexOf(arrival);
    if (index < 0) return false;
    if (!arrival.isReply || index === rows.length - 1) return !isAtEnd;
    const end = virtualizer.measurementsCache[index]?.end ?? 0;
    return end <= top || end + room > bottom;
  };
  const arrived = held.newest === newest ? [] : placedArrivals(held.newest, newest);
  const stillUnseen = held.unseen.filter((arrival) => isUnseen(arrival, 0));
  const cameUnseen = arrived.filter((arrival) => isUnseen(arrival, roomOfReply));
  const unseen = cameUnseen.length === 0 && stillUnseen.length === held.unseen.length ? held.unseen : [...stillUnseen, ...cameUnseen];
  if (held.newest !== newest || unseen !== held.unseen) setHeld({ newest, unseen });

  const first = hasNewer || unseen.some(({ isReply }) => !isReply) ? undefined : unseen[0];
  const replyIndex = first === undefined ? null : indexOf(first);
  return { count: unseen.length, replyIndex, isAbove: replyIndex !== null && (virtualizer.measurementsCache[replyIndex]?.end ?? 0) <= top };
}
