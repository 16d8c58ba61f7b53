import { type RefCallback, useCallback, useState } from 'react';

/** Whether an element holds more than it shows; updated as its size and its content change. */
export function useIsScrollable(): [ref: RefCallback<HTMLElement>, isScrollable: boolean] {
  const [isScrollable, setScrollable] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const measure = () => setScrollable(element.scrollHeight > element.clientHeight + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  return [ref, isScrollable];
}
