import { useCallback, useState } from 'react';

interface Opened<Act extends string, Row> {
  act: Act;
  row: Row | null;
  isOpen: boolean;
}

/** The window over a list: for what it is open, and about which row. One at a time. */
export interface OpenedWindow<Act extends string, Row> {
  /** What the window is about; null for something new. Stays known while the window closes. */
  row: Row | null;
  /** Whether a window for one of these actions is open. */
  isOpenFor: (...acts: Act[]) => boolean;
  /** Opens a window; stable between renders. */
  open: (act: Act, row?: Row) => void;
  onOpenChange: (isOpen: boolean) => void;
}

/** Which window is over a list. */
export function useOpened<Act extends string, Row>(): OpenedWindow<Act, Row> {
  const [opened, setOpened] = useState<Opened<Act, Row> | null>(null);
  const open = useCallback((act: Act, row?: Row) => setOpened({ act, row: row ?? null, isOpen: true }), []);
  return {
    row: opened?.row ?? null,
    isOpenFor: (...acts) => opened !== null && opened.isOpen && acts.includes(opened.act),
    open,
    onOpenChange: (isOpen) => setOpened((known) => known && { ...known, isOpen }),
  };
}
