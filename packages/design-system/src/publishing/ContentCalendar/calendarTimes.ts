import { datesInWords } from '../../time/inWords.ts';
import type { CalendarSetting } from './contentCalendarTypes.ts';

/** Writes times of day, many of them: '9 AM' for a full hour where hours are told apart by words, else '9:05 AM' or '09:00'. */
export function calendarTimes({ locale, timeZone }: Pick<CalendarSetting, 'locale' | 'timeZone'>): (instant: string) => string {
  const hours = datesInWords(locale, { hour: 'numeric', timeZone });
  const minutes = datesInWords(locale, { hour: 'numeric', minute: '2-digit', timeZone });
  const isShort = hours.resolvedOptions().hour12 === true;
  return (instant) => {
    const date = new Date(instant);
    // No zone is a part of a quarter of an hour away.
    return (isShort && date.getUTCMinutes() === 0 ? hours : minutes).format(date);
  };
}
