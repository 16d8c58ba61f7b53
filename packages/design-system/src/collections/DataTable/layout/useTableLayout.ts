import { type RefObject, useLayoutEffect, useState } from 'react';
import { cardsViewport, tableLayout, type TableLayout } from './tableLayout.ts';

const isNarrowViewport = () => window.matchMedia(cardsViewport).matches;
const rootFontSize = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** Table or cards and the reader's text size in pixels. */
export interface MeasuredLayout {
  layout: TableLayout;
  rootFontSize: number;
}

/** Table or cards, by the viewport and by the room that the element really has; `narrowest` is the least width of a table in rem. */
export function useTableLayout(element: RefObject<HTMLElement | null>, narrowest: number): MeasuredLayout {
  const [layout, setLayout] = useState<MeasuredLayout>(() => ({ layout: isNarrowViewport() ? 'cards' : 'table', rootFontSize: rootFontSize() }));
  useLayoutEffect(() => {
    const measured = element.current;
    if (measured === null) return;
    const update = () => {
      const next: MeasuredLayout = {
        layout: tableLayout({ isNarrowViewport: isNarrowViewport(), width: measured.clientWidth, rootFontSize: rootFontSize(), narrowest }),
        rootFontSize: rootFontSize(),
      };
      setLayout((last) => (last.layout === next.layout && last.rootFontSize === next.rootFontSize ? last : next));
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
  }, [element, narrowest]);
  return layout;
}
