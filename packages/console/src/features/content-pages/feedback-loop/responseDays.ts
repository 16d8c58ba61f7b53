import { parseDate } from '@internationalized/date';

/** Two days and all between them, as the field of a range holds them. */
export interface Days {
  start: string;
  end: string;
}

/** Most days of one file: the host writes no more in one call. */
const mostDays = 366;

/** The last thirty days up to this one. */
export const lastThirtyDays = (today: string): Days => ({ start: parseDate(today).subtract({ days: 29 }).toString(), end: today });

/** Whether a file of these days can be asked for: they are in order, and not too many. */
export function isAskable({ start, end }: Days): boolean {
  const count = parseDate(end).compare(parseDate(start)) + 1;
  return count >= 1 && count <= mostDays;
}
