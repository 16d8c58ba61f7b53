import { useCallback, useRef } from 'react';
import { useListener } from '../effects/useListener.ts';

/**
 * Moves the focus along with what an action has moved or removed. By keyboard it is scrolled into view; after a press by pointer, all that
 * is shown stays where it is, because that is where the eye is.
 */
export function useFocusInPlace(): (element: HTMLElement | null | undefined) => void {
  const isByPointer = useRef(false);
  useListener('pointerdown', () => (isByPointer.current = true), { isFirst: true });
  useListener('keydown', () => (isByPointer.current = false), { isFirst: true });
  return useCallback((element) => element?.focus({ preventScroll: isByPointer.current }), []);
}
