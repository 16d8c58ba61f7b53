import { type RefObject, useLayoutEffect, useState } from 'react';
import { remInPixels } from '../../../theme/remInPixels.ts';
import { reachedStep } from './fittedColumns.tsx';
import { cardsViewport, tableLayout, type TableLayout } from './tableLayout.ts';

const isNarrowViewport = () => window.matchMedia(cardsViewport).matches;

/** Table or cards, and the user's text size in pixels. */
export interface MeasuredLayout {
  layout: TableLayout;
  rootFontSize: number;
  /** The width of a table in rem, rounded down to a step. */
  room: number;
}

const wide = Number.POSITIVE_INFINITY;

/** The width of the last table of a kind, in rem, by the least width of its kind. */
const lastRooms = new Map<number, number>();

/** The layout of a table that is `room` rem wide; with an unknown width every column is shown. */
function layoutIn(room: number | undefined, size: number, narrowest: number, steps: readonly number[]): MeasuredLayout {
  const layout = tableLayout({ isNarrowViewport: isNarrowViewport(), width: (room ?? 0) * size, rootFontSize: size, narrowest });
  // Cards show every column.
  return { layout, rootFontSize: size, room: layout === 'cards' || room === undefined ? wide : reachedStep(steps, room) };
}

/**
 * Table or cards, by the viewport and the element's measured width, and that width. It begins with the width of the last
 * table like it: a page's list is usually as wide as the list before it, and need not be re-rendered once it is measured.
 *
 * @param narrowest the least width of a table in rem
 * @param steps the widths at which a table changes, in rem; keep the array stable
 */
export function useTableLayout(element: RefObject<HTMLElement | null>, narrowest: number, steps: readonly number[]): MeasuredLayout {
  const [layout, setLayout] = useState(() => layoutIn(lastRooms.get(narrowest), remInPixels(), narrowest, steps));
  useLayoutEffect(() => {
    const measured = element.current;
    if (measured === null) return;
    const update = () => {
      const size = remInPixels();
      const room = measured.clientWidth === 0 ? undefined : measured.clientWidth / size;
      if (room !== undefined) lastRooms.set(narrowest, room);
      const next = layoutIn(room, size, narrowest, steps);
      setLayout((last) => (last.layout === next.layout && last.rootFontSize === next.rootFontSize && last.room === next.room ? last : next));
    };
    update();
    const observer = new ResizeObserver(update);
    observer.observe(measured);
    const viewport = window.matchMedia(cardsViewport);
    viewport.addEventListener('change', update);
    return () => {
      observer.disconnect();
      viewport.removeEventListener('change', update);
    };
  }, [element, narrowest, steps]);
  return layout;
}
