import { joined } from '../DataTable.css.ts';
import type { DataTableColumn } from '../dataTableTypes.ts';

/** The widths of a table, in rem, at which its columns change; in no order. */
export const roomSteps = <Row,>(columns: readonly DataTableColumn<Row>[]): number[] =>
  columns.flatMap(({ joins, compact = [] }) => [joins?.below ?? 0, ...compact.map(({ below }) => below)]);

/**
 * The widest step that the width reaches, for which the same columns fit; 0 below all. Infinity once all are reached, as for a width that
 * is not known yet: a table that is wide enough is not rendered again when it has been measured.
 */
export const reachedStep = (steps: readonly number[], room: number): number =>
  steps.every((step) => step <= room) ? Number.POSITIVE_INFINITY : Math.max(0, ...steps.filter((step) => step <= room));

/** The columns that fit a width, in rem: some compact, some inside another one, which then names them, too. The same array where nothing changes. */
export function fittedColumns<Row>(columns: readonly DataTableColumn<Row>[], room: number): readonly DataTableColumn<Row>[] {
  if (roomSteps(columns).every((step) => step <= room)) return columns;
  const fitted = columns.map((column) => {
    const step = column.compact?.findLast(({ below }) => below > room);
    return step === undefined ? column : { ...column, ...step };
  });
  // A column that the user has hidden can't include another.
  const placeOf = ({ joins }: DataTableColumn<Row>) => (joins !== undefined && joins.below > room && fitted.some(({ id }) => id === joins.column) ? joins.column : null);
  return fitted
    .filter((column) => placeOf(column) === null)
    .map((column) => {
      const guests = fitted.filter((guest) => placeOf(guest) === column.id);
      return guests.length === 0 ? column : withGuests(column, guests);
    });
}

function withGuests<Row>(column: DataTableColumn<Row>, guests: readonly DataTableColumn<Row>[]): DataTableColumn<Row> {
  return {
    ...column,
    cell: (row) => (
      <>
        {column.cell(row)}
        {guests.map((guest) => (
          <span key={guest.id} className={joined}>
            {guest.header}: {guest.cell(row)}
          </span>
        ))}
      </>
    ),
    textValue: (row) => [column.textValue?.(row), ...guests.map((guest) => guest.textValue && `${guest.header}: ${guest.textValue(row)}`)].filter(Boolean).join('\n'),
  };
}
