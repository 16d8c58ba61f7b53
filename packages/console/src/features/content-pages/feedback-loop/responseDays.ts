import { parseDate } from '@internationalized/date';

/** A range of days, both ends included, as the range field holds it. */
export interface Days {
  start: string;
  end: string;
}

/** Most days of one file: the host returns no more in one call. */
const mostDays = 366;

/** The last thirty days, including this one. */
export const lastThirtyDays = (today: string): Days => ({ start: parseDate(today).subtract({ days: 29 }).toString(), end: today });

/** Whether a file of these days can be requested: they are in order, and not too many. */
export function isAskable({ start, end }: Days): boolean {
  const count = parseDate(end).compare(parseDate(start)) + 1;
  return count >= 1 && count <= mostDays;
}
