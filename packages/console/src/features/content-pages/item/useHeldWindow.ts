import { useCallback, useState } from 'react';

/** The window in which something that an item holds is written. */
export interface HeldWindow<Row> {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** What is changed; null for something new. Stays known while the window closes. */
  row: Row | null;
}

/** Opens and closes the window over a list of what an item holds. */
export function useHeldWindow<Row>(): { window: HeldWindow<Row>; open: (row: Row | null) => void } {
  const [{ row, isOpen }, setOpened] = useState<{ row: Row | null; isOpen: boolean }>({ row: null, isOpen: false });
  const open = useCallback((chosen: Row | null) => setOpened({ row: chosen, isOpen: true }), []);
  return { window: { row, isOpen, onOpenChange: (next) => setOpened((known) => ({ ...known, isOpen: next })) }, open };
}
