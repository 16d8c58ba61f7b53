import { type RefObject, useEffect, useRef } from 'react';
import { useFocusInPlace } from './useFocusInPlace.ts';

/**
 * Puts focus on a fallback when the control that had it goes away, as the Cancel button of an upload that has ended.
 * Without that a keyboard user would start again at the top of the page.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>, fallbackId: string): void {
  const last = useRef<Element | null>(null);
  const focusInPlace = useFocusInPlace();

  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const enter = ({ target }: FocusEvent) => {
      last.current = target as Element;
    };
    const leave = ({ target }: FocusEvent) => {
      // A control that is taken out of the page loses focus too; whether it is gone shows only after the event.
      queueMicrotask(() => {
        if (target === last.current && last.current?.isConnected) last.current = null;
      });
    };
    // Focus may have moved between the render and this effect.
    if (element.contains(document.activeElement)) last.current = document.activeElement;
    element.addEventListener('focusin', enter);
    element.addEventListener('focusout', leave);
    return () => {
      element.removeEventListener('focusin', enter);
      element.removeEventListener('focusout', leave);
    };
  }, [root]);

  // After each render, since any of them may have taken the control away.
  useEffect(() => {
    if (last.current === null || last.current.isConnected || document.activeElement !== document.body) return;
    last.current = null;
    focusInPlace(document.getElementById(fallbackId));
  });
}
