import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';

interface NearSight {
  ref: RefObject<HTMLDivElement | null>;
  /** Whether it is visible or within a screen of it. */
  isNear: boolean;
  /** Its height when it was last shown, in pixels; undefined before that. */
  height: number | undefined;
}

/** Whether an element is near the visible part, and its last height. */
export function useNearSight(isNearAtFirst: boolean): NearSight {
  const ref = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ isNear: boolean; height: number | undefined }>({ isNear: isNearAtFirst, height: undefined });
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        const isNear = entry?.isIntersecting ?? false;
        const height = entry?.boundingClientRect.height;
        // Many come near with one turn of a mouse wheel: they are rendered in slices.
        startTransition(() => setPlace((last) => (last.isNear === isNear ? last : { isNear, height: isNear ? last.height : height })));
      },
      { rootMargin: '100% 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, ...place };
}
