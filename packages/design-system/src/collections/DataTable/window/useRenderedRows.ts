import { useDeferredValue, useMemo, useState } from 'react';
import type { DataTableLoad, DataTableProps } from '../dataTableTypes.ts';
import { windowingThreshold } from './useRowWindow.ts';

/** Rows with the announcement that goes with them. */
type RenderedRows<Row> = Pick<DataTableProps<Row>, 'rows'> & Required<Pick<DataTableLoad, 'isLoading' | 'isRefreshing' | 'skeletonRowCount'>> & {
  /** Whether others were requested and have not loaded; `isRefreshing` lasts until these are rendered. */
  isAwaited: boolean;
  /** How many rows come before them. */
  rowOffset: number;
  /** Rows of all pages together; undefined for those of this page. */
  total: number | undefined;
};

/**
 * The rows to render: new ones are deferred and rendered in slices, so that a page of them blocks neither typing nor a
 * frame (docs/performance.md). Their announcement is deferred with them. Rows that are rendered already update and
 * move immediately, because the next press counts from there; so do those of a page of which only the rows in sight are rendered, which
 * are few.
 */
export function useRenderedRows<Row>(props: DataTableProps<Row>): RenderedRows<Row> {
  const { rows, getRowId, load: { isLoading = false, isRefreshing = false, skeletonRowCount = 10 } = {}, page: { totalCount: total, offset = 0 } = {} } = props;
  const rowOffset = useOffsetOfShown(offset, isRefreshing);
  const given = useMemo(() => ({ rows, isLoading, rowOffset, skeletonRowCount, total }), [rows, isLoading, rowOffset, skeletonRowCount, total]);
  const rendered = useDeferredValue(given);
  const isRendered = useMemo(
    () => rendered === given || given.rows.length > windowingThreshold || areSameRows(rendered.rows, given.rows, getRowId),
    [rendered, given, getRowId],
  );
  // Busy until the new rows are rendered: old rows must not be mistaken for them.
  return { ...(isRendered ? given : rendered), isRefreshing: isRefreshing || !isRendered, isAwaited: isRefreshing };
}

/** How many rows come before those that are shown: the requested page changes before its rows have loaded. */
function useOffsetOfShown(offset: number, isRefreshing: boolean): number {
  const [shown, setShown] = useState(offset);
  if (!isRefreshing && shown !== offset) setShown(offset);
  return isRefreshing ? shown : offset;
}

function areSameRows<Row>(first: readonly Row[], second: readonly Row[], idOf: (row: Row) => string): boolean {
  if (first.length !== second.length) return false;
  const known = new Set(first.map(idOf));
  return second.every((row) => known.has(idOf(row)));
}
