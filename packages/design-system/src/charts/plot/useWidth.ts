import { type RefCallback, useCallback, useState } from 'react';
import { remInPixels } from '../../theme/remInPixels.ts';

interface Room {
  /** Width of the element in pixels; 0 until it is known. */
  width: number;
  /** How much larger than 16 px the reader's text is: labels grow with it. */
  textScale: number;
  /** Whether text runs from right to left here. */
  isRightToLeft: boolean;
}

/** The width of an element, updated as it changes. */
export function useWidth(): [ref: RefCallback<HTMLElement>, room: Room] {
  const [room, setRoom] = useState<Room>({ width: 0, textScale: 1, isRightToLeft: false });
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const textSize = remInPixels();
      const isRightToLeft = getComputedStyle(element).direction === 'rtl';
      setRoom({ width: Math.floor(entry?.contentRect.width ?? 0), textScale: textSize / 16, isRightToLeft });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, room];
}
