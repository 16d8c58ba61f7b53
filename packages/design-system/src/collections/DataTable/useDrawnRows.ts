import { useDeferredValue, useMemo } from 'react';
import type { DataTableProps } from './dataTableTypes.ts';

/** The rows of one moment with what is told about them. */
type DrawnRows<Row> = Required<Pick<DataTableProps<Row>, 'rows' | 'isLoading' | 'isRefreshing' | 'rowOffset' | 'skeletonRowCount'>> & {
  /** Rows of all pages together; undefined for those that are here. */
  total: number | undefined;
};

/**
 * The rows as they are drawn: other ones a moment later than they are given, in slices, so that a page of them keeps
 * nobody from typing and no frame waits for all of them (performance.md). What is told about them comes along.
 * Rows that stand already change and change places at once: the next press on one of them counts from there.
 */
export function useDrawnRows<Row>(props: DataTableProps<Row>): DrawnRows<Row> {
  const { rows, isLoading = false, isRefreshing = false, rowOffset = 0, skeletonRowCount = 10, totalRowCount: total, getRowId } = props;
  const given = useMemo(
    () => ({ rows, isLoading, isRefreshing, rowOffset, skeletonRowCount, total }),
    [rows, isLoading, isRefreshing, rowOffset, skeletonRowCount, total],
  );
  const drawn = useDeferredValue(given);
  if (drawn === given || areSameRows(drawn.rows, rows, getRowId)) return given;
  // Busy from the moment that others are on their way until they stand: old rows must not pass for new ones.
  return { ...drawn, isRefreshing: true };
}

function areSameRows<Row>(first: readonly Row[], second: readonly Row[], idOf: (row: Row) => string): boolean {
  if (first.length !== second.length) return false;
  const known = new Set(first.map(idOf));
  return second.every((row) => known.has(idOf(row)));
}
