import { type RefObject, useEffect } from 'react';

/** Marks the scroller with `data-scrolled` while columns are hidden behind the sticky one, without a render. */
export function useScrolledMark(scroller: RefObject<HTMLElement | null>, isWanted: boolean): void {
  useEffect(() => {
    const element = scroller.current;
    if (element === null || !isWanted) return;
    const mark = () => element.toggleAttribute('data-scrolled', element.scrollLeft !== 0);
    mark();
    element.addEventListener('scroll', mark, { passive: true });
    return () => {
      element.removeEventListener('scroll', mark);
      element.removeAttribute('data-scrolled');
    };
  }, [scroller, isWanted]);
}
