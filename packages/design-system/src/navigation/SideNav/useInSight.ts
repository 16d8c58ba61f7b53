import { type RefObject, useEffect } from 'react';

const touches = ['pointerdown', 'wheel', 'keydown'] as const;

/**
 * Scrolls the navigation to the link of the current page, and keeps it in view while pages above it load. A user who
 * has begun to use the navigation is left alone. Links of a group are brought into view together.
 */
export function useInSight(link: RefObject<HTMLElement | null>, isCurrent: boolean): void {
  useEffect(() => {
    const navigation = link.current?.closest('nav');
    const scroller = navigation?.parentElement;
    const shown = link.current?.closest('ul ul') ?? link.current;
    if (!isCurrent || !navigation || !scroller || !shown) return;
    const show = () => {
      const seen = scroller.getBoundingClientRect();
      const { top, bottom } = shown.getBoundingClientRect();
      if (bottom > seen.bottom) scroller.scrollTop += bottom - seen.bottom;
      else if (top < seen.top) scroller.scrollTop -= seen.top - top;
    };
    const observer = new ResizeObserver(show);
    observer.observe(navigation);
    const stop = () => observer.disconnect();
    for (const touch of touches) scroller.addEventListener(touch, stop, { passive: true });
    return () => {
      stop();
      for (const touch of touches) scroller.removeEventListener(touch, stop);
    };
  }, [link, isCurrent]);
}
