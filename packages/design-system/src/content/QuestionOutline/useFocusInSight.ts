import { type RefObject, useLayoutEffect } from 'react';
import type { Key } from 'react-stately';

/** Scrolls the page until the focused row is in sight: the rows of a windowed list are not scrolled to by react-aria. */
export function useFocusInSight(outline: RefObject<HTMLElement | null>, focusedKey: Key | null): void {
  useLayoutEffect(() => {
    if (focusedKey === null) return;
    outline.current?.querySelector(`:scope > [data-key="${CSS.escape(String(focusedKey))}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [outline, focusedKey]);
}
