import { useCallback, useState } from 'react';

interface Opened<Act extends string, Row> {
  act: Act;
  row: Row | null;
  isOpen: boolean;
}

/** The dialog over a list: its action and its row. One at a time. */
export interface OpenedWindow<Act extends string, Row> {
  /** The dialog's row; null for something new. Kept while the dialog closes. */
  row: Row | null;
  /** Whether a dialog for one of these actions is open. */
  isOpenFor: (...acts: Act[]) => boolean;
  /** Opens a dialog; stable between renders. */
  open: (act: Act, row?: Row) => void;
  onOpenChange: (isOpen: boolean) => void;
}

/** The dialog that is open over a list. */
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
