import { type CalendarDateTime, parseAbsolute, toCalendarDateTime, toZoned } from '@internationalized/date';

/** How often a recurrence repeats (core §3), in the order offered. */
export const recurrenceFrequencies = ['None', 'Daily', 'Weekly', 'Monthly', 'Yearly'] as const;

/** One of `recurrenceFrequencies`. */
export type RecurrenceFrequency = (typeof recurrenceFrequencies)[number];

/** A recurrence as the call expects it (core §3). */
export interface Recurrence {
  /** First publication, ISO 8601 in UTC. */
  startDate: string;
  frequency: RecurrenceFrequency;
  /** Every how many days, weeks, months or years; 0 counts as 1 (decisions-main 8). */
  interval: number;
  /** How many publications; 0 is without end (decisions-main 8). */
  occurrences: number;
  /** Days that each publication stays pinned, at least 1. */
  pinEachPublicationForDays: number;
}

const units = { Daily: 'days', Weekly: 'weeks', Monthly: 'months', Yearly: 'years' } as const;

/** Last year that the wall-clock arithmetic supports. */
const lastYear = 9999;
/** More steps than any calendar has days: what is beyond is not computed at all. */
const mostSteps = 4_000_000;

/** The interval that counts. */
export const effectiveInterval = (interval: number): number => Math.max(1, Math.trunc(interval) || 1);

/** How many publications there will be; Infinity for one without end. */
export function occurrenceCount({ frequency, occurrences }: Pick<Recurrence, 'frequency' | 'occurrences'>): number {
  if (frequency === 'None') return 1;
  const count = Math.trunc(occurrences) || 0;
  return count <= 0 ? Number.POSITIVE_INFINITY : count;
}

/** Whether it has more publications than one. */
export const isSeries = (recurrence: Pick<Recurrence, 'frequency' | 'occurrences'>): boolean => occurrenceCount(recurrence) > 1;

/** All dates of a recurrence in order, as `recurrenceDates` returns them. */
function* allDates(recurrence: Recurrence, timeZone: string): Generator<string> {
  const start = parseAbsolute(recurrence.startDate, timeZone);
  let last = start.toAbsoluteString();
  yield last;
  if (recurrence.frequency === 'None') return;
  const unit = units[recurrence.frequency];
  const interval = effectiveInterval(recurrence.interval);
  const count = occurrenceCount(recurrence);
  const wallClock: CalendarDateTime = toCalendarDateTime(start);
  for (let index = 1; index < count; index += 1) {
    const steps = index * interval;
    if (steps > mostSteps) return;
    const next = wallClock.add({ [unit]: steps });
    if (next.year >= lastYear) return;
    const instant = toZoned(next, timeZone, 'compatible').toAbsoluteString();
    // A whole day that a zone skipped falls on the next one: taken once.
    if (instant > last) {
      last = instant;
      yield instant;
    }
  }
}

/**
 * The first dates of a recurrence, ISO 8601 in UTC, at most `limit` (decisions-main 8). Each is calculated from the start on
 * the wall clock of the time zone, so that the 31st falls on a short month's last day without staying there (faults P09). A time the
 * clocks skip moves forward; one they repeat is taken once, the first time.
 */
export const recurrenceDates = (recurrence: Recurrence, timeZone: string, limit: number): string[] =>
  datesToCome(recurrence, timeZone, null, limit).dates;

/** The dates that are still to come at `now`, ISO 8601 (null: all of them), at most `limit`, and how many are past. */
export function datesToCome(recurrence: Recurrence, timeZone: string, now: string | null, limit: number): { dates: string[]; past: number } {
  const dates: string[] = [];
  let past = 0;
  if (limit < 1) return { dates, past };
  for (const date of allDates(recurrence, timeZone)) {
    if (now !== null && Date.parse(date) < Date.parse(now)) past += 1;
    else dates.push(date);
    if (dates.length >= limit) break;
  }
  return { dates, past };
}
