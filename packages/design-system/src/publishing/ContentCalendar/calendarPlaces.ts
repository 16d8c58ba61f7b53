import { parseAbsolute, parseDate, Time, toCalendarDateTime, toTime, toZoned } from '@internationalized/date';
import { dayOf } from '../../fields/dates/dayOf.ts';

/** Minutes between two times of a drop. Other times are typed. */
const dropStep = 30;

/** The same time of day on another day, YYYY-MM-DD, on the wall clock; ISO 8601 in UTC. On its own day it is the instant itself, also in a repeated hour. */
export function onDay(instant: string, day: string, timeZone: string): string {
  if (dayOf(instant, timeZone) === day) return parseAbsolute(instant, timeZone).toAbsoluteString();
  const time = toTime(parseAbsolute(instant, timeZone));
  return toZoned(toCalendarDateTime(parseDate(day), time), timeZone, 'compatible').toAbsoluteString();
}

/** The step before or after an instant on its day; null past its ends. An hour that clocks skip is skipped, a repeated one is passed through twice. */
export function stepOn(instant: string, by: 1 | -1, timeZone: string): string | null {
  const time = parseAbsolute(instant, timeZone).set({ second: 0, millisecond: 0 });
  const past = time.minute % dropStep;
  const next = by === 1 ? time.add({ minutes: dropStep - past }) : time.subtract({ minutes: past === 0 ? dropStep : past });
  const stepped = next.toAbsoluteString();
  return dayOf(stepped, timeZone) === dayOf(instant, timeZone) ? stepped : null;
}

/** The instant at a part of an hour of a day, from 0 to 1: a step, the first of two where clocks go back, and after the hour that they skip. */
export function atHour(day: string, hour: number, part: number, timeZone: string): string {
  const steps = 60 / dropStep;
  const minute = Math.min(steps - 1, Math.max(0, Math.floor(part * steps))) * dropStep;
  return toZoned(toCalendarDateTime(parseDate(day), new Time(hour, minute)), timeZone, 'compatible').toAbsoluteString();
}

/** Which part of its hour an instant is at on the wall clock, from 0 to 1. */
export const partOfHour = (instant: string, timeZone: string): number => parseAbsolute(instant, timeZone).minute / 60;
