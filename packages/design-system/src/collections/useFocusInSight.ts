import { type RefObject, useLayoutEffect } from 'react';
import type { Key } from 'react-stately';

/** Scrolls the page until the focused row is in sight: the rows of a windowed list are not scrolled to by react-aria. They are its children. */
export function useFocusInSight(list: RefObject<HTMLElement | null>, focusedKey: Key | null): void {
  useLayoutEffect(() => {
    if (focusedKey === null) return;
    list.current?.querySelector(`:scope > [data-key="${CSS.escape(String(focusedKey))}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [list, focusedKey]);
}
