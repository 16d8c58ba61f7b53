import { type RefCallback, useCallback, useState } from 'react';

/** At which ends a row has more than it shows; followed as it scrolls and as its size changes. */
export interface Edges {
  hasMoreBefore: boolean;
  hasMoreAfter: boolean;
}

/** Follows the ends of an element that scrolls sideways, in either direction of writing. */
export function useEdges(): [ref: RefCallback<HTMLElement>, edges: Edges] {
  const [edges, setEdges] = useState<Edges>({ hasMoreBefore: false, hasMoreAfter: false });
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const measure = () => {
      const place = Math.abs(element.scrollLeft);
      const next = { hasMoreBefore: place > 1, hasMoreAfter: place + element.clientWidth < element.scrollWidth - 1 };
      setEdges((known) =>
        known.hasMoreBefore === next.hasMoreBefore && known.hasMoreAfter === next.hasMoreAfter ? known : next,
      );
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, []);
  return [ref, edges];
}
