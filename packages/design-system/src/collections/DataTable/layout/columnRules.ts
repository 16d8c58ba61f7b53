import type { DataTableColumn } from '../dataTableTypes.ts';

/** The id of the column that names its row: the marked one, or the first. */
export function rowHeaderId<Row>(columns: readonly DataTableColumn<Row>[]): string | undefined {
  return (columns.find((column) => column.isRowHeader) ?? columns[0])?.id;
}

/** Width of a skeleton bar in percent of its cell: uneven as text is, the same at every render. */
export function skeletonWidth(rowIndex: number, columnIndex: number): number {
  return 45 + ((rowIndex * 37 + columnIndex * 53) % 45);
}

/** Columns of controls before the first one, such as the checkbox: all of the same width, so that a sticky column can be placed. */
export const leadingWidth = '3rem';

/** Width of that many of them. */
export const leadingRoom = (count: number): string => `calc(${count} * ${leadingWidth})`;

/** The columns that are not hidden; the one that names the row, and those that are always shown, stay. */
export function shownColumns<Row>(columns: readonly DataTableColumn<Row>[], hiddenIds: ReadonlySet<string>): readonly DataTableColumn<Row>[] {
  return hiddenIds.size === 0 ? columns : columns.filter((column) => !hiddenIds.has(column.id) || !canBeHidden(column, columns));
}

/** Whether the 'Columns' menu lists a column. */
export function canBeHidden<Row>(column: DataTableColumn<Row>, columns: readonly DataTableColumn<Row>[]): boolean {
  return column.id !== rowHeaderId(columns) && !column.isAlwaysShown;
}
