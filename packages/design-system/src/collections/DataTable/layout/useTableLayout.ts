import { type RefObject, useLayoutEffect, useState } from 'react';
import { reachedStep } from './fittedColumns.tsx';
import { cardsViewport, tableLayout, type TableLayout } from './tableLayout.ts';

const isNarrowViewport = () => window.matchMedia(cardsViewport).matches;
const rootFontSize = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** Table or cards and the reader's text size in pixels. */
export interface MeasuredLayout {
  layout: TableLayout;
  rootFontSize: number;
  /** The room of a table in rem, down to the next of the steps. */
  room: number;
}

const wide = Number.POSITIVE_INFINITY;

/**
 * Table or cards, by the viewport and by the room that the element really has, and how much room there is.
 *
 * @param narrowest the least width of a table in rem
 * @param steps the rooms at which a table changes, in rem; keep the array stable
 */
export function useTableLayout(element: RefObject<HTMLElement | null>, narrowest: number, steps: readonly number[]): MeasuredLayout {
  const [layout, setLayout] = useState<MeasuredLayout>(() => ({ layout: isNarrowViewport() ? 'cards' : 'table', rootFontSize: rootFontSize(), room: wide }));
  useLayoutEffect(() => {
    const measured = element.current;
    if (measured === null) return;
    const update = () => {
      const size = rootFontSize();
      const width = measured.clientWidth;
      const layout = tableLayout({ isNarrowViewport: isNarrowViewport(), width, rootFontSize: size, narrowest });
      // Cards show every column.
      const room = layout === 'cards' || width === 0 ? wide : reachedStep(steps, width / size);
      setLayout((last) => (last.layout === layout && last.rootFontSize === size && last.room === room ? last : { layout, rootFontSize: size, room }));
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
