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

/**
 * Instant of the publication with this number (0 is the first), or null after the last one. The 29th
 * to 31st fall on the last day of a shorter month. The sandbox's host lives in UTC.
 */
export function occurrenceAt({ frequency, interval, occurrences, startDate }: Recurrence, number: number): string | null {
  if (number > 0 && frequency === 'None') return null;
  if (occurrences > 0 && number >= occurrences) return null;
  const start = new Date(startDate);
  const steps = number * Math.max(1, interval);
  switch (frequency) {
    case 'None':
      return start.toISOString();
    case 'Daily':
      return new Date(start.getTime() + steps * 86_400_000).toISOString();
    case 'Weekly':
      return new Date(start.getTime() + steps * 7 * 86_400_000).toISOString();
    case 'Monthly':
      return monthsAfter(start, steps);
    case 'Yearly':
      return monthsAfter(start, steps * 12);
  }
}

function monthsAfter(start: Date, months: number): string {
  const moved = new Date(start);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(start.getUTCDate(), lastDay));
  return moved.toISOString();
}
