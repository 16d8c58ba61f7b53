import { parseAbsolute, toCalendarDateTime, toZoned } from '@internationalized/date';

/** How a publication repeats (decisions-main 8). */
export interface Recurrence {
  frequency: 'None' | 'Daily' | 'Weekly' | 'Monthly' | 'Yearly';
  /** Every how many days, weeks, months or years; 0 counts as 1. */
  interval: number;
  /** How many publications in all; 0 has no end. */
  occurrences: number;
  /** Instant of the first publication. */
  startDate: string;
}

const units = { Daily: 'days', Weekly: 'weeks', Monthly: 'months', Yearly: 'years' } as const;

/** Last year that the wall-clock arithmetic knows. */
const lastYear = 9999;
/** More steps than any calendar has days: what lies beyond is not worked out at all. */
const mostSteps = 4_000_000;

/**
 * The instants of the publications, in order. Each is worked out from the first on the wall clock of the host's zone, so that
 * the 31st falls on a short month's last day without staying there. A time that the clocks leave out moves forward; one that
 * they repeat is taken once, the first time. The console shows the same dates before they are asked for: tools/agreement holds
 * both to one table.
 */
function* datesOf({ frequency, interval, occurrences, startDate }: Recurrence, timeZone: string): Generator<string> {
  const start = parseAbsolute(startDate, timeZone);
  let last = start.toAbsoluteString();
  yield last;
  if (frequency === 'None') return;
  const wallClock = toCalendarDateTime(start);
  const count = occurrences === 0 ? Number.POSITIVE_INFINITY : occurrences;
  for (let number = 1; number < count; number += 1) {
    const steps = number * Math.max(1, interval);
    if (steps > mostSteps) return;
    const next = wallClock.add({ [units[frequency]]: steps });
    if (next.year >= lastYear) return;
    const instant = toZoned(next, timeZone, 'compatible').toAbsoluteString();
    // A whole day that a zone left out falls on the next one: taken once.
    if (instant > last) {
      last = instant;
      yield instant;
    }
  }
}

/** The first dates, at most `limit`. */
export function firstDates(recurrence: Recurrence, timeZone: string, limit: number): string[] {
  const dates: string[] = [];
  for (const date of datesOf(recurrence, timeZone)) {
    if (dates.length >= limit) break;
    dates.push(date);
  }
  return dates;
}

/** The first date after this instant; null when there is none. */
export function dateAfter(recurrence: Recurrence, timeZone: string, after: string): string | null {
  for (const date of datesOf(recurrence, timeZone)) if (date > after) return date;
  return null;
}
