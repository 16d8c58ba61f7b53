import { rowSortingFeature, tableFeatures, useTable, type ColumnDef } from '@tanstack/react-table';
import { useMemo } from 'react';
import type { DataTableColumn, DataTableSort } from './dataTableTypes.ts';
import { fromSortingState, toSortingState } from './sortState.ts';
import type { HeadColumn } from './TableHead.tsx';

/** A row beside its id: TanStack Table wants plain records, the caller's rows may be anything. */
interface Entry<Row> {
  id: string;
  row: Row;
}

const features = tableFeatures({ rowSortingFeature });
const entryId = (entry: { id: string }) => entry.id;

interface SortedColumnsOptions<Row> {
  columns: readonly DataTableColumn<Row>[];
  rows: readonly Row[];
  getRowId: (row: Row) => string;
  sort: DataTableSort | null;
  onSortChange: ((sort: DataTableSort | null) => void) | undefined;
}

/** Columns with their place in the sort cycle and rows with their ids, from TanStack Table. Sorting itself is the caller's. */
export function useSortedColumns<Row>({ columns, rows, getRowId, sort, onSortChange }: SortedColumnsOptions<Row>) {
  const data = useMemo<Entry<Row>[]>(() => rows.map((row) => ({ id: getRowId(row), row })), [rows, getRowId]);
  const definitions = useMemo<ColumnDef<typeof features, Entry<Row>>[]>(
    () =>
      columns.map((column) => ({
        id: column.id,
        header: column.header,
        accessorFn: (entry: Entry<Row>) => column.textValue?.(entry.row) ?? '',
        enableSorting: column.isSortable ?? false,
      })),
    [columns],
  );
  const sorting = useMemo(() => toSortingState(sort), [sort]);
  const table = useTable({
    features,
    columns: definitions,
    data,
    getRowId: entryId,
    manualSorting: true,
    enableMultiSort: false,
    sortDescFirst: false,
    state: { sorting },
    onSortingChange: (update) =>
      onSortChange?.(fromSortingState(typeof update === 'function' ? update(sorting) : update)),
  });
  const head: HeadColumn<Row>[] = columns.map((column) => {
    const isSortable = column.isSortable && onSortChange !== undefined;
    return {
      column,
      direction: sort?.columnId === column.id ? sort.direction : null,
      onSort: isSortable ? () => table.getColumn(column.id)?.toggleSorting() : undefined,
    };
  });
  const ids = useMemo(() => data.map(entryId), [data]);
  return { entries: table.getRowModel().rows, ids, head };
}
