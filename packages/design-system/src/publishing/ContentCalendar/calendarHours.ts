import { CalendarDateTime, parseAbsolute, parseDate, toZoned } from '@internationalized/date';
import type { CalendarEntry } from './contentCalendarTypes.ts';

/** Hours of the day that a week always shows; those before and after only where something happens in them. */
const usualHours = { first: 7, last: 18 };

/** Whether an entry belongs to the whole day and not to an hour: a survey ends with its day. */
export const isOfTheDay = ({ kind }: Pick<CalendarEntry, 'kind'>): boolean => kind === 'surveyEnds';

/** The hour of an instant on the wall clock, from 0 to 23. */
export const hourOf = (instant: string, timeZone: string): number => parseAbsolute(instant, timeZone).hour;

/**
 * The hours that a week shows, in their order: no hour with one of these entries in it is left out, nor one of these instants.
 */
export function hoursInSight(entries: readonly CalendarEntry[], timeZone: string, instants: readonly string[] = []): number[] {
  const taken = [...entries.filter((entry) => !isOfTheDay(entry)).map(({ instant }) => instant), ...instants].map((instant) => hourOf(instant, timeZone));
  const first = Math.min(usualHours.first, ...taken);
  return Array.from({ length: Math.max(usualHours.last, ...taken) - first + 1 }, (_, index) => first + index);
}

/** The hours that clocks skip on a day. */
export function missingHours(day: string, timeZone: string): number[] {
  const { year, month, day: date } = parseDate(day);
  return Array.from({ length: 24 }, (_, hour) => hour).filter((hour) => toZoned(new CalendarDateTime(year, month, date, hour), timeZone, 'compatible').hour !== hour);
}

/** What clocks do on a day; null on nearly all of them. */
export function clockChange(day: string, timeZone: string): 'forward' | 'back' | null {
  const start = parseDate(day);
  const length = toZoned(start.add({ days: 1 }), timeZone).toDate().getTime() - toZoned(start, timeZone).toDate().getTime();
  const wholeDay = 24 * 60 * 60 * 1000;
  return length === wholeDay ? null : length < wholeDay ? 'forward' : 'back';
}

/** '9 AM', on the clock of the times beside it (ADR 0169). */
export const hourInWords = (hour: number): string => `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? 'AM' : 'PM'}`;
