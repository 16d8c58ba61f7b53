import { type RefObject, useLayoutEffect, useRef } from 'react';

/** How near to the end, in pixels, counts as reading the newest message. */
const nearEnd = 80;

/**
 * Keeps the place of a list that grows at both ends: who reads the newest message sees the next one arrive, who reads
 * older ones stays where they are, also when still older ones are added above.
 */
export function useScrollPlace(firstId: string | undefined, lastId: string | undefined): RefObject<HTMLDivElement | null> {
  const scroller = useRef<HTMLDivElement>(null);
  const before = useRef({ firstId, lastId, height: 0, top: 0, isAtEnd: true });
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const { firstId: oldFirst, height, isAtEnd } = before.current;
    if (isAtEnd) element.scrollTop = element.scrollHeight;
    else if (oldFirst !== firstId) element.scrollTop += element.scrollHeight - height;
    const remember = () => {
      const end = element.scrollHeight - element.clientHeight - element.scrollTop;
      const { isAtEnd: wasAtEnd, top } = before.current;
      // Only who scrolls up leaves the end; what grows below them, such as a picture that arrives, does not.
      const isAtEnd = end < nearEnd || (wasAtEnd && element.scrollTop >= top);
      before.current = { firstId, lastId, height: element.scrollHeight, top: element.scrollTop, isAtEnd };
    };
    remember();
    // Pictures and letters arrive after the text and make it taller.
    const growth = new ResizeObserver(() => {
      if (before.current.isAtEnd) element.scrollTop = element.scrollHeight;
    });
    for (const part of element.children) growth.observe(part);
    element.addEventListener('scroll', remember, { passive: true });
    return () => {
      growth.disconnect();
      element.removeEventListener('scroll', remember);
    };
  }, [firstId, lastId]);
  return scroller;
}
