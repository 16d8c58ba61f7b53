import type { Read } from '../../api/readTypes.ts';
import { type Days, daysOfRange, periodBefore, valuesByDay } from './rangeDays.ts';

/** The same read for a range and for the period before. */
export interface ComparedReads<Row extends object> {
  now: Read<readonly Row[]>;
  /** Null while nothing is compared. */
  before: Read<readonly Row[]> | null;
}

/** The count of a row and its day (YYYY-MM-DD). */
export type CountOfRow<Row> = (row: Row) => { date: string; count: number };

/** Numbers by day of the period before, in the places of the days of the range; null while they are not loaded. */
export function valuesBefore<Row extends object>({ before }: ComparedReads<Row>, range: Days, of: CountOfRow<Row>): number[] | null {
  return before?.data === undefined ? null : valuesByDay(before.data, daysOfRange(periodBefore(range)), of);
}

/** The totals of the range and of the period before; null where not known. */
export function totals<Row extends object>(reads: ComparedReads<Row>, range: Days, of: CountOfRow<Row>): { now: number | null; before: number | null } {
  const { data } = reads.now;
  const before = valuesBefore(reads, range, of);
  return { now: data === undefined ? null : sum(valuesByDay(data, daysOfRange(range), of)), before: before === null ? null : sum(before) };
}

/** The numbers by day of several series, added up into one. */
export const addedUp = (series: readonly (readonly number[])[]): number[] =>
  (series[0] ?? []).map((_, day) => sum(series.map((values) => values[day] ?? 0)));

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
