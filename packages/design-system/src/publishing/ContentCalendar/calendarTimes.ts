import { parseAbsolute, toCalendarDateTime, toZoned } from '@internationalized/date';
import { datesInWords } from '../../time/inWords.ts';
import { timeOfDay } from '../../time/timestamp.ts';
import type { CalendarSetting } from './contentCalendarTypes.ts';

/** Whether the clocks show the time of an instant twice that day. */
function isRepeated(instant: string, timeZone: string): boolean {
  const time = toCalendarDateTime(parseAbsolute(instant, timeZone));
  return toZoned(time, timeZone, 'earlier').compare(toZoned(time, timeZone, 'later')) !== 0;
}

/** Writes times of day, many of them: '9:05 AM' as beside every date (ADR 0169), and '1:30 AM EST' where the clocks show it twice. */
export function calendarTimes({ locale, timeZone }: Pick<CalendarSetting, 'locale' | 'timeZone'>): (instant: string) => string {
  return (instant) => {
    const time = timeOfDay(instant, timeZone);
    return isRepeated(instant, timeZone) ? `${time} ${zoneName(instant, locale, timeZone)}` : time;
  };
}

/** The name of the zone at that instant: 'EST'. */
const zoneName = (instant: string, locale: string, timeZone: string): string =>
  datesInWords(locale, { timeZone, timeZoneName: 'short' })
    .formatToParts(new Date(instant))
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';
