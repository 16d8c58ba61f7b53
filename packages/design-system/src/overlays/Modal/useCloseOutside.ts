import { useRef } from 'react';
import { useListener } from '../../effects/useListener.ts';

/**
 * Whether a press outside closes what is open: not the second one of a double click. It began on what opened the window,
 * and would close it immediately (P17).
 */
export function useCloseOutside(isOpen: boolean): () => boolean {
  const clicks = useRef(0);
  // Before react-aria handles the same click, which it does at the document.
  useListener('click', ({ detail }) => void (clicks.current = detail), { isOn: isOpen, isFirst: true });
  return () => clicks.current < 2;
}
