import { type CalendarDateTime, parseAbsolute, toCalendarDateTime, toZoned } from '@internationalized/date';

/** How often a recurrence comes back (core §3), in the order offered. */
export const recurrenceFrequencies = ['None', 'Daily', 'Weekly', 'Monthly', 'Yearly'] as const;

/** One of `recurrenceFrequencies`. */
export type RecurrenceFrequency = (typeof recurrenceFrequencies)[number];

/** A recurrence as the call takes it (core §3). */
export interface Recurrence {
  /** First publication, ISO 8601 in UTC. */
  startDate: string;
  frequency: RecurrenceFrequency;
  /** Every how many days, weeks, months or years; 0 counts as 1 (decisions 8). */
  interval: number;
  /** How many publications; 0 is without end (decisions 8). */
  occurrences: number;
  /** Days that each publication stays pinned, at least 1. */
  pinEachPublicationForDays: number;
}

const units = { Daily: 'days', Weekly: 'weeks', Monthly: 'months', Yearly: 'years' } as const;

/** Last year that the wall-clock arithmetic knows. */
const lastYear = 9999;

/** The interval that counts. */
export const effectiveInterval = (interval: number): number => Math.max(1, Math.trunc(interval) || 1);

/** How many publications there will be; Infinity for one without end. */
export function occurrenceCount({ frequency, occurrences }: Pick<Recurrence, 'frequency' | 'occurrences'>): number {
  if (frequency === 'None') return 1;
  const count = Math.trunc(occurrences) || 0;
  return count <= 0 ? Number.POSITIVE_INFINITY : count;
}

/**
 * The first dates of a recurrence, ISO 8601 in UTC, at most `limit` (decisions 8). Each is reckoned from the start on
 * the wall clock of the time zone, so that the 31st falls on a short month's last day without staying there. A time the
 * clocks leave out moves forward; one they repeat is taken once, the first time.
 */
export function recurrenceDates(recurrence: Recurrence, timeZone: string, limit: number): string[] {
  const start = parseAbsolute(recurrence.startDate, timeZone);
  const dates = [start.toAbsoluteString()];
  if (recurrence.frequency === 'None' || limit < 1) return dates.slice(0, Math.max(0, limit));
  const unit = units[recurrence.frequency];
  const interval = effectiveInterval(recurrence.interval);
  const count = occurrenceCount(recurrence);
  const wallClock: CalendarDateTime = toCalendarDateTime(start);
  for (let index = 1; index < count && dates.length < limit; index += 1) {
    const next = wallClock.add({ [unit]: index * interval });
    if (next.year >= lastYear) break;
    const instant = toZoned(next, timeZone, 'compatible').toAbsoluteString();
    // A whole day that a zone left out falls on the next one: taken once.
    if (instant > (dates.at(-1) ?? '')) dates.push(instant);
  }
  return dates;
}
