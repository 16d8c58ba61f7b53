import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { keepFocusNear } from './keepFocusNear.ts';

export interface FocusNearProps {
  /** A button that unmounts once there is nothing left for it to do. */
  children: ReactNode;
  /** Whether it makes the list before it longer: the focus goes to the first new item. @default false */
  followsList?: boolean;
}

/** Around a button that unmounts once there is nothing left for it to do: if it has the focus then, the focus stays near (faults B03). */
export function FocusNear({ children, followsList = false }: FocusNearProps) {
  const place = useRef<HTMLSpanElement>(null);
  const before = useRef<{ list: Element; count: number } | null>(null);
  useLayoutEffect(() => {
    const element = place.current;
    return () => {
      const { current } = before;
      if (current !== null && element?.contains(document.activeElement)) {
        const goToFirstNew = () => firstNew(current.list, current.count)?.focus();
        queueMicrotask(goToFirstNew);
        // Rows of a collection are mounted in a later render; until then the focus is near.
        requestAnimationFrame(goToFirstNew);
      }
      keepFocusNear(element);
    };
  }, []);
  const count = () => {
    let list = place.current?.previousElementSibling;
    while (list && itemsOf(list).length === 0) list = list.previousElementSibling;
    if (followsList && list) before.current = { list, count: itemsOf(list).length };
  };
  return (
    <span ref={place} role="presentation" style={{ display: 'contents' }} onKeyDownCapture={count} onPointerDownCapture={count}>
      {children}
    </span>
  );
}

const itemsOf = (list: Element) => list.querySelectorAll<HTMLElement>('li, [role="row"], [role="option"]');

/** The first focusable element of the first new item; the item itself where it has none. */
function firstNew(list: Element, count: number): HTMLElement | null {
  const item = itemsOf(list)[count];
  if (item === undefined) return null;
  const place = item.matches('[role]') ? item : (item.querySelector<HTMLElement>('a[href], button') ?? item);
  if (place.tabIndex < 0 && !place.hasAttribute('tabindex')) place.tabIndex = -1;
  return place;
}
