import { datesInWords } from './inWords.ts';

const part = (date: Date, options: Intl.DateTimeFormatOptions, timeZone: string | undefined): string =>
  new Intl.DateTimeFormat('en-US', { ...options, ...(timeZone !== undefined && { timeZone }) }).format(date);

/**
 * A point in time as '21 Nov 2026 3:05 PM', the specification's D MMM YYYY h:mm A (core §9), in the reader's time
 * zone or the one given.
 */
export function timestamp(instant: string | Date, timeZone?: string): string {
  const date = new Date(instant);
  const day = part(date, { day: 'numeric' }, timeZone);
  const month = part(date, { month: 'short' }, timeZone);
  const year = part(date, { year: 'numeric' }, timeZone);
  return `${day} ${month} ${year} ${timeOfDay(date, timeZone)}`;
}

/** The time of day as '3:05 PM'. */
export const timeOfDay = (instant: string | Date, timeZone?: string): string =>
  part(new Date(instant), { hour: 'numeric', minute: '2-digit', hour12: true }, timeZone).replace(/\s/u, ' ');

/** Tells the calendar day of many points in time, as `calendarDay` does of one: making the format costs more than using it. */
export function calendarDays(timeZone?: string): (instant: string | Date) => string {
  const format = datesInWords(undefined, { dateStyle: 'full', ...(timeZone !== undefined && { timeZone }) });
  return (instant) => format.format(new Date(instant));
}

/** The calendar day in full, 'Saturday, November 21, 2026', in the reader's locale. */
export const calendarDay = (instant: string | Date, timeZone?: string): string => calendarDays(timeZone)(instant);
