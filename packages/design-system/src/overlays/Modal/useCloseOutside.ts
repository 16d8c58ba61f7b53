import { useEffect, useRef } from 'react';

/**
 * Whether a press outside closes what is open: not the second one of a double click. It began on what opened the window,
 * and would close it immediately (P17).
 */
export function useCloseOutside(isOpen: boolean): () => boolean {
  const clicks = useRef(0);
  useEffect(() => {
    if (!isOpen) return undefined;
    const count = (event: MouseEvent) => {
      clicks.current = event.detail;
    };
    // Before react-aria looks at the same click, which it does at the document.
    window.addEventListener('click', count, true);
    return () => window.removeEventListener('click', count, true);
  }, [isOpen]);
  return () => clicks.current < 2;
}
