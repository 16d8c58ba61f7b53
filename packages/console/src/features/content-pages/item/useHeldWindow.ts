import { useCallback, useState } from 'react';

/** The dialog for something in an item. */
export interface HeldWindow<Row> {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The row that is changed; null for a new one. Kept while the dialog closes. */
  row: Row | null;
}

/** Opens and closes the dialog over a list of the things in an item. */
export function useHeldWindow<Row>(): { window: HeldWindow<Row>; open: (row: Row | null) => void } {
  const [{ row, isOpen }, setOpened] = useState<{ row: Row | null; isOpen: boolean }>({ row: null, isOpen: false });
  const open = useCallback((chosen: Row | null) => setOpened({ row: chosen, isOpen: true }), []);
  return { window: { row, isOpen, onOpenChange: (next) => setOpened((known) => ({ ...known, isOpen: next })) }, open };
}
