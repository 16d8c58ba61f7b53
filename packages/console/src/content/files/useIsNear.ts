import { type RefObject, useEffect, useState } from 'react';

/** How far from the window something counts as near: what is fetched then is there when it comes into sight. */
const margin = '400px';

/** Whether an element has come near the window once: what is far below is not fetched. */
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
