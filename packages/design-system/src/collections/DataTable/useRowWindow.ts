import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect } from 'react';

/** Above this many rows only those in sight are in the document (performance.md). */
export const windowingThreshold = 60;

/** The rows to render and the room that the others take. */
export interface RowWindow {
  indexes: readonly number[];
  /** Height before the first rendered row, in pixels. */
  before: number;
  /** Height after the last rendered row, in pixels. */
  after: number;
  /** Ref of a rendered row that carries `data-index`. */
  measure: (element: Element | null) => void;
  scrollToIndex: (index: number) => void;
}

interface RowWindowOptions {
  count: number;
  isWindowed: boolean;
  /** Height of a row before it is measured, in pixels. */
  estimatedHeight: number;
  scroller: RefObject<HTMLElement | null>;
  getKey: (index: number) => string;
}

const overscan = 6;
const nothing = () => undefined;

/** Which rows are in the document: all of them, or those in sight of the scroller and a few around. */
export function useRowWindow({ count, isWindowed, estimatedHeight, scroller, getKey }: RowWindowOptions): RowWindow {
  // oxlint-disable-next-line react/incompatible-library -- nothing here is compiled: memoization is by hand
  const virtualizer = useVirtualizer({
    count: isWindowed ? count : 0,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimatedHeight,
    getItemKey: getKey,
    overscan,
    // Until the scroller is measured, a first screenful stands in, so that no empty frame is painted.
    initialRect: { width: 0, height: estimatedHeight * 12 },
    enabled: isWindowed,
  });
  // Heights that were measured in one layout say nothing about the other.
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, estimatedHeight]);
  if (!isWindowed) {
    return {
      indexes: Array.from({ length: count }, (_, index) => index),
      before: 0,
      after: 0,
      measure: nothing,
      scrollToIndex: nothing,
    };
  }
  const items = virtualizer.getVirtualItems();
  return {
    indexes: items.map((item) => item.index),
    before: items[0]?.start ?? 0,
    after: virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0),
    measure: virtualizer.measureElement,
    scrollToIndex: (index) => virtualizer.scrollToIndex(index, { align: 'center' }),
  };
}
