import { parseDate } from '@internationalized/date';
import { type AnalyticsRange, datesInWords, timeOfDay } from '@noticeboard/design-system';
import { rowsOf } from './rowsOf.ts';

/** First and last calendar day, YYYY-MM-DD, both included. */
export type Days = Pick<AnalyticsRange, 'from' | 'to'>;

/** Every calendar day of a range, both ends included, YYYY-MM-DD. Computed without a clock: none is lost or doubled when clocks change (faults P10). */
export function daysOfRange({ from, to }: Days): string[] {
  const first = parseDate(from);
  return Array.from({ length: Math.max(0, dayCount({ from, to })) }, (_, index) => first.add({ days: index }).toString());
}

/** The same number of days, up to the day before a range begins. */
export function periodBefore({ from, to }: Days): Days {
  const first = parseDate(from);
  return { from: first.subtract({ days: dayCount({ from, to }) }).toString(), to: first.subtract({ days: 1 }).toString() };
}

const dayCount = ({ from, to }: Days): number => parseDate(to).compare(parseDate(from)) + 1;

/**
 * One number for each day. The host leaves out days without any (core §7): they are zero, not a gap. Rows for other
 * days, and rows that lack their date or number, are ignored (faults N08).
 */
export function valuesByDay<Row extends object>(rows: readonly Row[] | null | undefined, days: readonly string[], of: (row: Row) => { date: string; count: number }): number[] {
  const counts = new Map<string, number>();
  for (const row of rowsOf(rows)) {
    const { date, count } = of(row);
    if (typeof date === 'string' && Number.isFinite(count)) counts.set(date.slice(0, 10), count);
  }
  return days.map((date) => counts.get(date) ?? 0);
}

/** The range in words of the reader's locale: 'Nov 15 – 21, 2026'. Days, never instants (faults F16). */
export function rangeInWords({ from, to }: Days): string {
  const format = datesInWords(undefined, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
  return format.formatRange(Date.parse(from), Date.parse(to));
}

/**
 * When the host's days begin on the reader's clock, '4:00 PM': it counts days in UTC, and no call carries a zone
 * (decisions-core O71). Null where the clock shows UTC.
 */
export function startOfUtcDay(day: string): string | null {
  const start = new Date(`${day}T00:00:00Z`);
  return start.getTimezoneOffset() === 0 ? null : timeOfDay(start);
}
