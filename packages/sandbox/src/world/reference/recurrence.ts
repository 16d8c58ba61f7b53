import { parseAbsolute, toCalendarDateTime, toZoned } from '@internationalized/date';

/** How a publication repeats (decisions-main 8). */
export interface Recurrence {
  frequency: 'None' | 'Daily' | 'Weekly' | 'Monthly' | 'Yearly';
  /** Number of days, weeks, months or years; 0 counts as 1. */
  interval: number;
  /** Number of publications; 0 for no end. */
  occurrences: number;
  /** Instant of the first publication. */
  startDate: string;
}

const units = { Daily: 'days', Weekly: 'weeks', Monthly: 'months', Yearly: 'years' } as const;

/** Last year that the wall-clock arithmetic supports. */
const lastYear = 9999;
/** More steps than the calendar has days: later dates are not computed. */
const mostSteps = 4_000_000;

/**
 * The instants of the publications, in order. Each is computed from the first on the wall clock of the host's zone, so that
 * the 31st falls on a short month's last day without staying there. A time that the clocks skip moves forward; one that
 * they repeat is used once, the first time. The console computes the same dates itself: tools/agreement holds
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
    // A whole day that a zone skipped falls on the next one: used once.
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

/** The first date after this instant; null if there is none. */
export function dateAfter(recurrence: Recurrence, timeZone: string, after: string): string | null {
  for (const date of datesOf(recurrence, timeZone)) if (date > after) return date;
  return null;
}
