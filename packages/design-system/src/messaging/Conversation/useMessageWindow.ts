import { defaultRangeExtractor, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useMemo } from 'react';
import { remInPixels } from '../../theme/remInPixels.ts';
import type { ChatMessage } from '../MessageBubble/messageTypes.ts';
import type { ConversationRow } from './conversationRows.ts';
import { forgetHeights } from './measuredHeights.ts';
import { useStickToEnd } from './useStickToEnd.ts';

/** Height of a message before it is measured, and of the places of 'Show older messages' and 'Show newer messages', in rem. */
const estimatedHeight = 6;
/** Height of the visible part before it is measured, in rem. */
const estimatedRoom = 32;
const olderHeight = 4;
const newerHeight = 7;

interface MessageWindowOptions {
  rows: readonly ConversationRow[];
  /** Position of the message that has focus, -1 without: it stays in the document out of sight, so that Tab finds it. */
  focusedIndex: number;
  /** Room is left above the first message for the button for older ones. */
  hasOlder: boolean;
  /** The newest message, which may come after the rows. */
  last: ChatMessage | undefined;
  /** The rows end before the newest message: room is left after them for the button for the next ones, and the view doesn't stick to their end. */
  hasNewer: boolean;
  /** The element that scrolls. */
  scroller: RefObject<HTMLDivElement | null>;
}

interface MessageWindow {
  virtualizer: Virtualizer<HTMLDivElement, Element>;
  /** Whether the newest message is read, as far as the reader has scrolled. */
  isAtEnd: boolean;
  /** Scrolls to a message, and away from the end. Stable. */
  show: (index: number, align: 'auto' | 'center' | 'end') => void;
}

/**
 * Which messages are in the document: those in sight and a few around, so that a long conversation costs no more than a
 * short one. At the newest message the view follows the next one; at older ones it stays, also when
 * still older ones are added above or pictures load; what the reader writes is always shown.
 */
export function useMessageWindow({ rows, last, focusedIndex, hasOlder, hasNewer, scroller }: MessageWindowOptions): MessageWindow {
  const rem = useMemo(remInPixels, []);
  // Stable: the virtualizer recomputes the layout when it changes, which must not happen at every scrolled frame.
  const getItemKey = useCallback((index: number) => rows[index]?.message.id ?? index, [rows]);
  // oxlint-disable-next-line react/incompatible-library -- nothing here is compiled: memoization is by hand
  const virtualizer = useVirtualizer<HTMLDivElement, Element>({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimatedHeight * rem,
    getItemKey,
    overscan: 4,
    // Without rows it has no scroll position: with the first of them it begins at the end, and renders none of those before.
    enabled: rows.length > 0,
    initialOffset: () => Math.max(0, rows.length * estimatedHeight - estimatedRoom) * rem,
    initialRect: { width: 0, height: estimatedRoom * rem },
    paddingStart: (hasOlder ? olderHeight : 1) * rem,
    paddingEnd: hasNewer ? newerHeight * rem : 0,
    anchorTo: 'end',
    rangeExtractor: (range) => {
      const indexes = defaultRangeExtractor(range);
      return focusedIndex < 0 || indexes.includes(focusedIndex) ? indexes : [...indexes, focusedIndex].sort((a, b) => a - b);
    },
  });

  useLayoutEffect(() => forgetHeights(virtualizer.itemSizeCache, rows), [virtualizer, rows]);
  const { isAtEnd, look } = useStickToEnd(virtualizer, { last, hasNewer, scroller });
  const show = useCallback(
    (index: number, align: 'auto' | 'center' | 'end') => {
      virtualizer.scrollToIndex(index, { align });
      look();
    },
    [virtualizer, look],
  );
  return { virtualizer, isAtEnd, show };
}
