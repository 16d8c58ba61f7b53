import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { pageSelection, togglePage, toggleRow } from './selectionRules.ts';
import { type SelectionAccess, SelectionStore } from './selectionStore.ts';

const none: ReadonlySet<string> = new Set();

/** The controlled selection, as rows and head use it. */
export function useSelection(
  selectedIds: ReadonlySet<string> = none,
  onSelectionChange: ((ids: ReadonlySet<string>) => void) | undefined,
  selectablePageIds: readonly string[],
) {
  const [store] = useState(() => new SelectionStore(selectedIds));
  const current = useRef({ selectedIds, onSelectionChange });
  useLayoutEffect(() => {
    current.current = { selectedIds, onSelectionChange };
    store.set(selectedIds);
  }, [selectedIds, onSelectionChange, store]);

  const access = useMemo<SelectionAccess>(
    () => ({
      store,
      toggle: (id) => current.current.onSelectionChange?.(toggleRow(id, current.current.selectedIds)),
    }),
    [store],
  );
  const head = onSelectionChange && {
    state: pageSelection(selectablePageIds, selectedIds),
    onToggle: () => onSelectionChange(togglePage(selectablePageIds, selectedIds)),
    isDisabled: selectablePageIds.length === 0,
  };
  return { access, head, count: selectedIds.size, clear: onSelectionChange && (() => onSelectionChange(none)) };
}
