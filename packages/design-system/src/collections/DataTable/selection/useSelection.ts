import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useHandler } from '../../../effects/useHandler.ts';
import type { DataTableSelection } from '../dataTableTypes.ts';
import { pageSelection, togglePage, toggleRow } from './selectionRules.ts';
import { type SelectionAccess, SelectionStore } from './selectionStore.ts';

const none: ReadonlySet<string> = new Set();

/** The controlled selection, as rows, head and bar use it. `totalCount`: rows of all pages together. */
export function useSelection<Row>(selection: DataTableSelection<Row> | undefined, rows: readonly Row[], rowIds: readonly string[], totalCount: number) {
  const { ids = none, onChange, disabledReason, isEveryRow = false, onEveryRow } = selection ?? {};
  const pageIds = useMemo(
    () => (disabledReason ? rowIds.filter((_, index) => disabledReason(rows[index]!) === null) : rowIds),
    [rowIds, rows, disabledReason],
  );
  // While every row of every page counts, a change starts from the rows of this page.
  const shown = useMemo(() => (isEveryRow ? new Set([...ids, ...pageIds]) : ids), [isEveryRow, ids, pageIds]);
  const [store] = useState(() => new SelectionStore(shown));
  const newest = useRef(shown);
  useLayoutEffect(() => {
    newest.current = shown;
    store.set(shown);
  }, [shown, store]);
  // The checkboxes change in the same render as the caller's state; where it does not change, they go back.
  const change = (next: ReadonlySet<string>) => {
    if (onChange === undefined) return;
    store.set(next);
    onChange(next);
    queueMicrotask(() => store.set(newest.current));
  };
  const toggle = useHandler((id: string) => change(toggleRow(id, shown)));
  const access = useMemo<SelectionAccess>(() => ({ store, toggle }), [store, toggle]);
  const state = useMemo(() => pageSelection(pageIds, shown), [pageIds, shown]);
  const count = isEveryRow ? totalCount : ids.size;
  return {
    access,
    count,
    head: onChange && {
      state,
      onToggle: () => change(togglePage(pageIds, shown)),
      isDisabled: pageIds.length === 0,
    },
    clear: onChange && (() => onChange(none)),
    /** Given while there is more to select than the page. */
    selectEvery: state === 'all' && count < totalCount ? onEveryRow : undefined,
  };
}
