import { rowSortingFeature, tableFeatures, useTable, type ColumnDef } from '@tanstack/react-table';
import { useMemo } from 'react';
import type { DataTableColumn, DataTableSort } from './dataTableTypes.ts';
import { fromSortingState, toSortingState } from './sortState.ts';
import type { HeadColumn } from './TableHead.tsx';

/** TanStack Table keeps the sort cycle; it is given no rows, since they come sorted and it would copy every one. */
type NoRow = Record<string, never>;

const noRows: NoRow[] = [];
const features = tableFeatures({ rowSortingFeature });

interface SortedColumnsOptions<Row> {
  columns: readonly DataTableColumn<Row>[];
  sort: DataTableSort | null;
  onSortChange: ((sort: DataTableSort | null) => void) | undefined;
}

/** Columns with their place in the sort cycle, from TanStack Table. Sorting itself is the caller's. */
export function useSortedColumns<Row>({ columns, sort, onSortChange }: SortedColumnsOptions<Row>) {
  const definitions = useMemo<ColumnDef<typeof features, NoRow>[]>(
    () =>
      columns.map((column) => ({
        id: column.id,
        header: column.header,
        accessorFn: () => '',
        enableSorting: column.isSortable ?? false,
      })),
    [columns],
  );
  const sorting = useMemo(() => toSortingState(sort), [sort]);
  const table = useTable({
    features,
    columns: definitions,
    data: noRows,
    manualSorting: true,
    enableMultiSort: false,
    sortDescFirst: false,
    state: { sorting },
    onSortingChange: (update) =>
      onSortChange?.(fromSortingState(typeof update === 'function' ? update(sorting) : update)),
  });
  return columns.map<HeadColumn<Row>>((column) => {
    const isSortable = column.isSortable && onSortChange !== undefined;
    return {
      column,
      direction: sort?.columnId === column.id ? sort.direction : null,
      onSort: isSortable ? () => table.getColumn(column.id)?.toggleSorting() : undefined,
    };
  });
}
