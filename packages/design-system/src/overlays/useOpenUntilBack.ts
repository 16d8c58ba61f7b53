import { useState } from 'react';
import { useListener } from '../effects/useListener.ts';

/**
 * Whether a menu, a small window or the drawer is open. Back and Forward close it: its trigger belongs to the page
 * that is left, or to the frame, which stays, and the next page would be behind it, out of reach (B03).
 */
export function useOpenUntilBack(): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const [isOpen, setOpen] = useState(false);
  useListener('popstate', () => setOpen(false), { isOn: isOpen });
  return [isOpen, setOpen];
}
