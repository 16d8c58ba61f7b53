import { useDeferredValue, useMemo } from 'react';
import type { DataTableProps } from './dataTableTypes.ts';

/** The rows of one moment with what is told about them. */
type DrawnRows<Row> = Required<Pick<DataTableProps<Row>, 'rows' | 'isLoading' | 'isRefreshing' | 'rowOffset' | 'skeletonRowCount'>> & {
  /** Rows of all pages together; undefined for those that are here. */
  total: number | undefined;
};

/**
 * The rows as they are drawn: new ones a moment later than they are given, in slices, so that a page of them keeps
 * nobody from typing and no frame waits for all of them (performance.md). What is told about them comes along.
 */
export function useDrawnRows<Row>(props: DataTableProps<Row>): DrawnRows<Row> {
  const { rows, isLoading = false, isRefreshing = false, rowOffset = 0, skeletonRowCount = 10, totalRowCount: total } = props;
  const given = useMemo(
    () => ({ rows, isLoading, isRefreshing, rowOffset, skeletonRowCount, total }),
    [rows, isLoading, isRefreshing, rowOffset, skeletonRowCount, total],
  );
  const drawn = useDeferredValue(given);
  // Busy from the moment that others are on their way until they stand: old rows must not pass for new ones.
  return drawn === given ? drawn : { ...drawn, isRefreshing: true };
}
