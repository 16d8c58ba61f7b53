import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { itemAt, positionOf, type WindowItem } from './windowItems.ts';

/** Above this many rows only those in sight are in the document (docs/performance.md). */
export const windowingThreshold = 60;

/** The rows to render and the height of the others. */
export interface RowWindow {
  items: readonly WindowItem[];
  /** Height before the first rendered row, in pixels. */
  before: number;
  /** Height after the last rendered row, in pixels. */
  after: number;
  /** Ref of an element with `data-index`, its position, whose height is measured. */
  measure: (element: Element | null) => void;
  scrollToIndex: (index: number) => void;
}

interface RowWindowOptions {
  rowIds: readonly string[];
  /** Rows that show something below themselves as a separate item, ascending. */
  expandedIndexes: readonly number[];
  isWindowed: boolean;
  /** Height of a row before it is measured, in pixels. */
  estimatedHeight: number;
  /** Height of the scroller before it is measured, in pixels. */
  likelySight: number;
  scroller: RefObject<HTMLElement | null>;
}

const overscan = 6;
const nothing = () => undefined;
/** In pixels. Less is rounding: rows that are equally high differ by it, and each difference would render the table again. */
const leastDifference = 0.05;

/** The height assumed for a row before it is measured: most are as high as one in the document, so that their layout is computed only once. */
function useLikelyHeight(scroller: RefObject<HTMLElement | null>, estimate: number, isWanted: boolean): number {
  const [measured, setMeasured] = useState({ estimate, height: estimate });
  useLayoutEffect(() => {
    if (!isWanted) return;
    const height = scroller.current?.querySelector('[data-row-id]')?.getBoundingClientRect().height ?? 0;
    // oxlint-disable-next-line react/set-state-in-effect -- a height is known only once it is laid out
    if (height > 0) setMeasured((last) => (last.estimate === estimate && Math.abs(last.height - height) < leastDifference ? last : { estimate, height }));
  }, [scroller, estimate, isWanted]);
  return measured.estimate === estimate && isWanted ? measured.height : estimate;
}

/** Which rows are in the document: all of them, or those in sight of the scroller and a few around. */
export function useRowWindow(options: RowWindowOptions): RowWindow {
  const { rowIds, expandedIndexes, isWindowed, estimatedHeight, likelySight, scroller } = options;
  const height = useLikelyHeight(scroller, estimatedHeight, isWindowed);
  const count = rowIds.length + expandedIndexes.length;
  // Stable: the virtualizer recomputes the layout when one of these changes, which must not happen at every scrolled frame.
  const getItemKey = useCallback(
    (position: number) => {
      const { index, isDetail } = itemAt(position, expandedIndexes);
      return isDetail ? `${rowIds[index]}:expanded` : (rowIds[index] ?? position);
    },
    [rowIds, expandedIndexes],
  );
  const estimateSize = useCallback(() => height, [height]);
  // Not rounded to pixels, as the library would do: at another zoom each row would differ from the height assumed for the others.
  const measureElement = useCallback(
    (element: Element) => {
      const measured = element.getBoundingClientRect().height;
      return Math.abs(measured - height) < leastDifference ? height : measured;
    },
    [height],
  );
  const getScrollElement = useCallback(() => scroller.current, [scroller]);
  // oxlint-disable-next-line react/incompatible-library -- nothing here is compiled: memoization is by hand
  const virtualizer = useVirtualizer({
    count: isWindowed ? count : 0,
    getScrollElement,
    estimateSize,
    getItemKey,
    measureElement,
    overscan,
    // No frame is painted without rows before the scroller is measured, and usually none have to be added then.
    initialRect: { width: 0, height: likelySight },
    enabled: isWindowed,
  });
  // Heights measured in one layout are wrong in the other. Measuring re-renders the table immediately, so not when it mounts.
  const measuredWith = useRef(height);
  useLayoutEffect(() => {
    if (!isWindowed || measuredWith.current === height) return;
    measuredWith.current = height;
    virtualizer.measure();
  }, [virtualizer, height, isWindowed]);
  if (!isWindowed) {
    const items = Array.from({ length: count }, (_, position) => itemAt(position, expandedIndexes));
    return { items, before: 0, after: 0, measure: nothing, scrollToIndex: nothing };
  }
  const shown = virtualizer.getVirtualItems();
  return {
    items: shown.map((item) => itemAt(item.index, expandedIndexes)),
    before: shown[0]?.start ?? 0,
    after: virtualizer.getTotalSize() - (shown.at(-1)?.end ?? 0),
    measure: virtualizer.measureElement,
    scrollToIndex: (index) => virtualizer.scrollToIndex(positionOf(index, expandedIndexes), { align: 'center' }),
  };
}
