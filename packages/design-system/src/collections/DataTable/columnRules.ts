import type { DataTableColumn } from './dataTableTypes.ts';

/** The id of the column that names its row: the marked one, or the first. */
export function rowHeaderId<Row>(columns: readonly DataTableColumn<Row>[]): string | undefined {
  return (columns.find((column) => column.isRowHeader) ?? columns[0])?.id;
}

/** Width of a skeleton bar in percent of its cell: uneven as text is, the same at every render. */
export function skeletonWidth(rowIndex: number, columnIndex: number): number {
  return 45 + ((rowIndex * 37 + columnIndex * 53) % 45);
}
