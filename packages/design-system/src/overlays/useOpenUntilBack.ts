import { useEffect, useState } from 'react';

/**
 * Whether a menu, a small window or the drawer is open. Back and Forward close it: its trigger belongs to the page
 * that is left, or to the frame, which stays, and the page that comes would lie behind it, out of reach (B03).
 */
export function useOpenUntilBack(): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return undefined;
    const close = () => setOpen(false);
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, [isOpen]);
  return [isOpen, setOpen];
}
