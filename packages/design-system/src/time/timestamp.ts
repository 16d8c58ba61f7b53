import { datesInWords } from './inWords.ts';

/** Making a format costs fifty times what using it does, and a conversation has four instants a message. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** The format of `datesInWords`, made once for a locale, options and zone: for dates in every row of long lists. */
function keptFormat(locale: string | undefined, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  // A format keeps the zone in which the device was when it was made.
  const name = JSON.stringify([locale, options, options.timeZone ?? new Date().getTimezoneOffset()]);
  const format = formats.get(name) ?? datesInWords(locale, options);
  formats.set(name, format);
  return format;
}

const parts = { day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit', hour12: true } as const;

/** The parts of an instant by their names. */
function partsOf(instant: string | Date, timeZone: string | undefined): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  const format = keptFormat('en-US', { ...parts, ...(timeZone !== undefined && { timeZone }) });
  return Object.fromEntries(format.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]));
}

/**
 * A point in time as '21 Nov 2026 3:05 PM', the specification's D MMM YYYY h:mm A (core §9), in the reader's time
 * zone or the one given.
 */
export function timestamp(instant: string | Date, timeZone?: string): string {
  const { day, month, year, hour, minute, dayPeriod } = partsOf(instant, timeZone);
  return `${day} ${month} ${year} ${hour}:${minute} ${dayPeriod}`;
}

/** The time of day as '3:05 PM'. */
export function timeOfDay(instant: string | Date, timeZone?: string): string {
  const { hour, minute, dayPeriod } = partsOf(instant, timeZone);
  return `${hour}:${minute} ${dayPeriod}`;
}

/** Returns the calendar day of many points in time, as `calendarDay` does for one. */
export function calendarDays(timeZone?: string): (instant: string | Date) => string {
  const format = keptFormat(undefined, { dateStyle: 'full', ...(timeZone !== undefined && { timeZone }) });
  return (instant) => format.format(new Date(instant));
}

/** The calendar day in full, 'Saturday, November 21, 2026', in the reader's locale. */
export const calendarDay = (instant: string | Date, timeZone?: string): string => calendarDays(timeZone)(instant);
