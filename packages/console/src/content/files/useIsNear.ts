import { type RefObject, useEffect, useState } from 'react';

/** The distance from the window that counts as near: content fetched then has loaded when it comes into sight. */
const margin = '400px';

/** Whether an element has come near the window once: content far below is not fetched. */
export function useIsNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || element.current === null) return undefined;
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true), { rootMargin: margin });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}
