import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { DataTableProps } from '../dataTableTypes.ts';
import { pageSelection, togglePage, toggleRow } from './selectionRules.ts';
import { type SelectionAccess, SelectionStore } from './selectionStore.ts';

const none: ReadonlySet<string> = new Set();

/** The controlled selection, as rows, head and bar use it. `totalCount`: rows of all pages together. */
export function useSelection<Row>(props: DataTableProps<Row>, rowIds: readonly string[], totalCount: number) {
  const { rows, rowSelectionDisabledReason, onSelectionChange, onSelectEveryRow, selectedIds = none, isEveryRowSelected = false } = props;
  const pageIds = useMemo(
    () => (rowSelectionDisabledReason ? rowIds.filter((_, index) => rowSelectionDisabledReason(rows[index]!) === null) : rowIds),
    [rowIds, rows, rowSelectionDisabledReason],
  );
  // While every row of every page counts, a change starts from the rows that are here.
  const shown = useMemo(() => (isEveryRowSelected ? new Set([...selectedIds, ...pageIds]) : selectedIds), [isEveryRowSelected, selectedIds, pageIds]);
  const [store] = useState(() => new SelectionStore(shown));
  const current = useRef({ shown, onSelectionChange });
  useLayoutEffect(() => {
    current.current = { shown, onSelectionChange };
    store.set(shown);
  }, [shown, onSelectionChange, store]);

  const access = useMemo<SelectionAccess>(
    () => ({ store, toggle: (id) => current.current.onSelectionChange?.(toggleRow(id, current.current.shown)) }),
    [store],
  );
  const state = useMemo(() => pageSelection(pageIds, shown), [pageIds, shown]);
  const count = isEveryRowSelected ? totalCount : selectedIds.size;
  return {
    access,
    count,
    head: onSelectionChange && {
      state,
      onToggle: () => onSelectionChange(togglePage(pageIds, shown)),
      isDisabled: pageIds.length === 0,
    },
    clear: onSelectionChange && (() => onSelectionChange(none)),
    /** Given while there is more to select than the page. */
    selectEvery: state === 'all' && count < totalCount ? onSelectEveryRow : undefined,
  };
}
