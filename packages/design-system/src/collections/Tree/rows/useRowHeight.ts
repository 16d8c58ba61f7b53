import { type RefObject, useEffect, useRef, useState } from 'react';
import { remInPixels } from '../../../theme/remInPixels.ts';

const forFingers = '(pointer: coarse), (width < 48rem)';

/** 44 pixels for touch, 40 elsewhere, growing with the user's text size. */
function rowHeight(): number {
  const rem = remInPixels();
  return (window.matchMedia(forFingers).matches ? 2.75 : 2.5) * rem;
}

/**
 * The height of every row in pixels, as it is now: text can be enlarged, and a window made narrow, at any time.
 * The ref is for an element as wide as the text is large.
 */
export function useRowHeight(): [height: number, textSize: RefObject<HTMLSpanElement | null>] {
  const [height, setHeight] = useState(rowHeight);
  const textSize = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const measure = () => setHeight(rowHeight());
    const media = window.matchMedia(forFingers);
    const observer = new ResizeObserver(measure);
    media.addEventListener('change', measure);
    if (textSize.current) observer.observe(textSize.current);
    return () => {
      media.removeEventListener('change', measure);
      observer.disconnect();
    };
  }, []);
  return [height, textSize];
}
