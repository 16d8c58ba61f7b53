import type { DataTableColumn, DataTableSort } from '../dataTableTypes.ts';
import { nextSort } from './sortState.ts';
import type { HeadColumn } from './TableHead.tsx';

/** Columns with their place in the sort cycle. Sorting itself is the caller's. */
export function sortedColumns<Row>(
  columns: readonly DataTableColumn<Row>[],
  sort: DataTableSort | null,
  onSortChange: ((sort: DataTableSort | null) => void) | undefined,
): HeadColumn<Row>[] {
  return columns.map((column) => ({
    column,
    direction: sort?.columnId === column.id ? sort.direction : null,
    onSort: column.isSortable && onSortChange !== undefined ? () => onSortChange(nextSort(sort, column.id)) : undefined,
  }));
}
