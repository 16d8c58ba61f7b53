import type { DataTableColumn } from '../dataTableTypes.ts';

/** The rooms of a table, in rem, at which its columns change; in no order. */
export const roomSteps = <Row>(columns: readonly DataTableColumn<Row>[]): number[] =>
  columns.flatMap(({ givesWayBelow = 0, compact = [] }) => [givesWayBelow, ...compact.map(({ below }) => below)]);

/** The widest step that the room reaches, by which the same columns fit; 0 below all. */
export const reachedStep = (steps: readonly number[], room: number): number => Math.max(0, ...steps.filter((step) => step <= room));

/** The columns as they fit into a room, in rem: without those that give way, compact where they are compact. The same array where nothing changes. */
export function fittedColumns<Row>(columns: readonly DataTableColumn<Row>[], room: number): readonly DataTableColumn<Row>[] {
  if (roomSteps(columns).every((step) => step <= room)) return columns;
  return columns
    .filter(({ givesWayBelow = 0 }) => givesWayBelow <= room)
    .map((column) => {
      const step = column.compact?.findLast(({ below }) => below > room);
      return step === undefined ? column : { ...column, ...step };
    });
}
