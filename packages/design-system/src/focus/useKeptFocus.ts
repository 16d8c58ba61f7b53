import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useEndOf } from '../effects/useEndOf.ts';
import { afterOverlay, overlays } from './afterOverlay.ts';
import { useFocusInPlace } from './useFocusInPlace.ts';

/** Whether a window is over an element, also in the moment before it takes the focus from what is behind it. */
const isBehind = (element: Element): boolean => windowOver(element) !== null || element.closest('[inert], [aria-hidden="true"]') !== null;

/** The window over an element that has the focus now; null where none has it. */
function windowOver(element: Element | null): Element | null {
  const overlay = document.activeElement?.closest(overlays) ?? null;
  return overlay?.contains(element) === true ? null : overlay;
}

/**
 * Puts focus on a fallback when the control that had it is removed, as the Cancel button of an upload that has ended, or the one that
 * opened the window in which its files were deleted. Without that a keyboard user would start again at the top of the page.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>, fallbackId: string): void {
  const last = useRef<Element | null>(null);
  const stopWaiting = useRef(() => {});
  const focusInPlace = useFocusInPlace();

  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const enter = ({ target }: FocusEvent) => {
      if (element.contains(target as Element)) last.current = target as Element;
      // A window over it returns the focus.
      else if (windowOver(element) === null) last.current = null;
    };
    const leave = ({ target }: FocusEvent) => {
      // A control that is taken out of the page loses focus too; whether it is gone shows only after the event.
      queueMicrotask(() => {
        if (target === last.current && last.current?.isConnected && !isBehind(element)) last.current = null;
      });
    };
    // Focus may have moved between the render and this effect.
    if (element.contains(document.activeElement)) last.current = document.activeElement;
    document.addEventListener('focusin', enter);
    element.addEventListener('focusout', leave);
    return () => {
      document.removeEventListener('focusin', enter);
      element.removeEventListener('focusout', leave);
    };
  }, [root]);

  // Moved within the page, as in a reordered list, it is still mounted but has lost the focus.
  useLayoutEffect(() => {
    if (last.current instanceof HTMLElement && last.current.isConnected && document.activeElement === document.body) last.current.focus({ preventScroll: true });
  });

  // After each render, since any of them may have taken the control away.
  useEffect(() => {
    if (last.current === null || last.current.isConnected) return;
    const restore = () => focusInPlace(document.getElementById(fallbackId));
    const overlay = windowOver(root.current);
    if (overlay === null && document.activeElement !== document.body) return;
    last.current = null;
    if (overlay === null) restore();
    else stopWaiting.current = afterOverlay(overlay, restore);
  });
  useEndOf(stopWaiting, ({ current: stop }) => stop());
}
