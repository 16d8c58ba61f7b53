import { parseAbsolute, parseDate, Time, toCalendarDateTime, toZoned } from '@internationalized/date';
import { isBefore } from '../../fields/dates/dateBounds.ts';
import type { Recurrence } from '../../time/recurrenceDates.ts';

/** How an item is published (content §4). */
export type PublishMethod = 'immediately' | 'future' | 'recurrent';

/** Now plus 1 hour at minute 0 of the wall clock (decisions-core A41): 14:37 and 14:00 both give 15:00. */
export function defaultPublicationTime(now: string, timeZone: string): string {
  const later = parseAbsolute(now, timeZone).add({ hours: 1 });
  // Counted back on the moment itself: setting the wall clock could land in the first of two doubled hours, in the past.
  let hour = later.subtract({ minutes: later.minute, seconds: later.second, milliseconds: later.millisecond });
  // Where clocks change by half an hour, as on Lord Howe Island, that may be at minute 30: the next full hour is later (faults P05).
  while (hour.minute !== 0) hour = hour.add({ minutes: 60 - hour.minute });
  return hour.toAbsoluteString();
}

/** Hour of a day that is suggested for a publication, on the wall clock. */
const morning = 9;

/** When something is published on a day, YYYY-MM-DD, unless the user changes it: in the morning, or an hour from now where that is past. */
export function publicationTimeOn(day: string, now: string, timeZone: string): string {
  const time = toZoned(toCalendarDateTime(parseDate(day), new Time(morning)), timeZone).toAbsoluteString();
  return isBefore(time, now) ? defaultPublicationTime(now, timeZone) : time;
}

/** Two weeks later on the wall clock, at the full minute (core §9). */
export function defaultPinEnd(from: string, timeZone: string): string {
  const end = parseAbsolute(from, timeZone).add({ weeks: 2 });
  return end.subtract({ seconds: end.second, milliseconds: end.millisecond }).toAbsoluteString();
}

/** The pin end after the scheduled date moved: two weeks after it when it fell below (decisions-core A39). */
export const pinEndAfter = (scheduled: string, pinEnd: string | null, timeZone: string): string | null =>
  pinEnd !== null && isBefore(pinEnd, scheduled) ? defaultPinEnd(scheduled, timeZone) : pinEnd;

/** The earliest pin end: the scheduled date, or now when immediate (core §5). */
export const minimumPinEnd = (method: PublishMethod, now: string, scheduled: string | null): string =>
  method === 'future' && scheduled !== null ? scheduled : now;

/** A recurrence at first (core §9, decisions-core O76). */
export const defaultRecurrence = (now: string, timeZone: string): Recurrence => ({
  startDate: defaultPublicationTime(now, timeZone),
  frequency: 'None',
  interval: 1,
  occurrences: 1,
  pinEachPublicationForDays: 1,
});
