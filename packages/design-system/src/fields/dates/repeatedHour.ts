import { parseAbsolute, toCalendarDateTime, toZoned } from '@internationalized/date';

/**
 * Whether the wall clock shows the time of a moment once more, because clocks go back, and which of the two it is.
 *
 * @param instant ISO 8601 in UTC
 * @param timeZone IANA name
 * @returns null where that time occurs once
 */
export function placeInRepeatedHour(instant: string, timeZone: string): 'first' | 'second' | null {
  const moment = parseAbsolute(instant, timeZone);
  const wallClock = toCalendarDateTime(moment);
  const [first, second] = [toZoned(wallClock, timeZone, 'earlier'), toZoned(wallClock, timeZone, 'later')];
  if (first.compare(second) === 0) return null;
  return moment.compare(second) < 0 ? 'first' : 'second';
}
