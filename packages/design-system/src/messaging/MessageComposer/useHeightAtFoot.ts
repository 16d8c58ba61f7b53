import { type RefObject, useEffect } from 'react';
import { heightAtFoot } from '../../theme/heightAtFoot.css.ts';

/** Reports how far the top of a part is above the end of the window, for what must not cover it. */
export function useHeightAtFoot(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = part.current;
    if (element === null) return undefined;
    const { style } = document.documentElement;
    const name = heightAtFoot.replace(/^var\((.*)\)$/, '$1');
    const measure = () => style.setProperty(name, `${Math.max(window.innerHeight - element.getBoundingClientRect().top, 0)}px`);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
      style.removeProperty(name);
    };
  }, [part]);
}
