import { useCallback, useRef } from 'react';
import { useListener } from '../effects/useListener.ts';

/**
 * Moves the focus along with what an act has moved or taken away. By keyboard it comes into sight; after a press of a pointer, all that
 * is shown stays where it is, because that is where the eye is.
 */
export function useFocusInPlace(): (element: HTMLElement | null | undefined) => void {
  const isByPointer = useRef(false);
  useListener('pointerdown', () => (isByPointer.current = true), { isFirst: true });
  useListener('keydown', () => (isByPointer.current = false), { isFirst: true });
  return useCallback((element) => element?.focus({ preventScroll: isByPointer.current }), []);
}
