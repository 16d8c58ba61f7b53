import { parseAbsolute, toCalendarDateTime, toZoned } from '@internationalized/date';
import { datesInWords } from '../../time/inWords.ts';
import type { CalendarSetting } from './contentCalendarTypes.ts';

/** Whether the clocks show the time of an instant twice that day. */
function isRepeated(instant: string, timeZone: string): boolean {
  const time = toCalendarDateTime(parseAbsolute(instant, timeZone));
  return toZoned(time, timeZone, 'earlier').compare(toZoned(time, timeZone, 'later')) !== 0;
}

/**
 * Writes times of day, many of them: '9 AM' for a full hour where hours are told apart by words, else '9:05 AM' or '09:00', and '1:30 AM
 * EST' where the clocks show it twice.
 */
export function calendarTimes({ locale, timeZone }: Pick<CalendarSetting, 'locale' | 'timeZone'>): (instant: string) => string {
  const hours = datesInWords(locale, { hour: 'numeric', timeZone });
  const minutes = datesInWords(locale, { hour: 'numeric', minute: '2-digit', timeZone });
  const isShort = hours.resolvedOptions().hour12 === true;
  return (instant) => {
    const date = new Date(instant);
    if (isRepeated(instant, timeZone)) return datesInWords(locale, { hour: 'numeric', minute: '2-digit', timeZone, timeZoneName: 'short' }).format(date);
    // No zone is a part of a quarter of an hour away.
    return (isShort && date.getUTCMinutes() === 0 ? hours : minutes).format(date);
  };
}
