import { parseAbsolute } from '@internationalized/date';

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

/**
 * Instant of the publication with this number (0 is the first), or null after the last one. The 29th
 * to 31st fall on the last day of a shorter month. The sandbox's host lives in UTC.
 */
export function occurrenceAt({ frequency, interval, occurrences, startDate }: Recurrence, number: number): string | null {
  if (number > 0 && frequency === 'None') return null;
  if (occurrences > 0 && number >= occurrences) return null;
  const start = parseAbsolute(startDate, 'UTC');
  return (frequency === 'None' ? start : start.add({ [units[frequency]]: number * Math.max(1, interval) })).toAbsoluteString();
}
