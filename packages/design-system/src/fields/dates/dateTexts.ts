import { parseDate } from '@internationalized/date';
import { dateMessages } from '../../messages/dates.ts';
import { datesInWords } from '../../time/inWords.ts';
import { timestamp } from '../../time/timestamp.ts';

/** The offset in words: 'GMT-5'. */
const offsetOf = (timeZone: string) =>
  new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' })
    .formatToParts(0)
    .find((part) => part.type === 'timeZoneName')?.value ?? timeZone;

/**
 * A time zone in words: 'Toronto time' for America/Toronto. Zones that are not a place are named by their offset, because
 * the sign in 'Etc/GMT+5' means the opposite of what it says.
 */
export function timeZoneInWords(timeZone: string): string {
  if (/^(Etc\/)?(UTC|UCT|Universal|Zulu)$/.test(timeZone)) return 'UTC';
  const place = timeZone.split('/').at(-1);
  if (!timeZone.includes('/') || timeZone.startsWith('Etc/') || place === undefined) return offsetOf(timeZone);
  return dateMessages.zone(place.replaceAll('_', ' '));
}

/** A day, YYYY-MM-DD, for people: '4 May 2026'. */
export const formatDay = (day: string, locale: string): string =>
  datesInWords(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(parseDate(day).toDate('UTC'));

/** An instant with its weekday, for lists of dates: 'Mon, 4 May 2026 10:00 AM' (ADR 0169). */
export const timestampWithWeekday = (instant: string, locale: string, timeZone: string): string =>
  `${datesInWords(locale, { weekday: 'short', timeZone }).format(new Date(instant))}, ${timestamp(instant, timeZone)}`;
