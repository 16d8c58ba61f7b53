import { type CalendarDate, endOfMonth, endOfWeek, isWeekend, parseDate, startOfMonth, startOfWeek, toZoned } from '@internationalized/date';
import { dayOf } from '../../fields/dates/dayOf.ts';
import { datesInWords } from '../../time/inWords.ts';
import type { CalendarSetting, CalendarView } from './contentCalendarTypes.ts';

type Place = Pick<CalendarSetting, 'locale' | 'timeZone'>;

/** Days are written YYYY-MM-DD. */
const daysFrom = (first: CalendarDate, count: number): string[] => Array.from({ length: count }, (_, index) => first.add({ days: index }).toString());

/** The weeks in sight, each with its seven days; they begin as the locale's do. Those of a month are whole, with days of its neighbours. */
export function weeksInSight(view: CalendarView, day: string, locale: string): string[][] {
  const date = parseDate(day);
  const [from, to] = view === 'week' ? [date, date] : [startOfMonth(date), endOfMonth(date)];
  const first = startOfWeek(from, locale);
  const count = Math.round((endOfWeek(to, locale).compare(first) + 1) / 7);
  return Array.from({ length: count }, (_, week) => daysFrom(first.add({ weeks: week }), 7));
}

/** What is in sight as two instants, ISO 8601 in UTC: the beginning of its first day and the end of its last. */
export function instantsInSight(view: CalendarView, day: string, { locale, timeZone }: Place): { from: string; to: string } {
  const days = weeksInSight(view, day, locale).flat();
  const at = (date: CalendarDate) => toZoned(date, timeZone).toAbsoluteString();
  return { from: at(parseDate(days[0] ?? day)), to: at(parseDate(days.at(-1) ?? day).add({ days: 1 })) };
}

/** The day that is in sight one step further: a month or a week. */
export const stepped = (view: CalendarView, day: string, step: 1 | -1): string => parseDate(day).add(view === 'month' ? { months: step } : { weeks: step }).toString();

/** The last day of a span, whose end is exclusive. */
export const lastDayOf = ({ from, to }: { from: string; to: string }, timeZone: string): string =>
  dayOf(new Date(Math.max(Date.parse(from), Date.parse(to) - 1)).toISOString(), timeZone);

/** Whether a day is a weekend in the locale. */
export const isDayOff = (day: string, locale: string): boolean => isWeekend(parseDate(day), locale);

/** Where a key leads in the grid; null where it leads nowhere. */
export function dayAfterKey(key: string, day: string, locale: string): string | null {
  const date = parseDate(day);
  switch (key) {
    case 'ArrowRight':
      return date.add({ days: 1 }).toString();
    case 'ArrowLeft':
      return date.subtract({ days: 1 }).toString();
    case 'ArrowDown':
      return date.add({ weeks: 1 }).toString();
    case 'ArrowUp':
      return date.subtract({ weeks: 1 }).toString();
    case 'PageDown':
      return date.add({ months: 1 }).toString();
    case 'PageUp':
      return date.subtract({ months: 1 }).toString();
    case 'Home':
      return startOfWeek(date, locale).toString();
    case 'End':
      return endOfWeek(date, locale).toString();
    default:
      return null;
  }
}

const written = (day: string, locale: string, options: Intl.DateTimeFormatOptions): string => datesInWords(locale, { ...options, timeZone: 'UTC' }).format(parseDate(day).toDate('UTC'));

/** 'Monday, November 23, 2026'. */
export const dayInFull = (day: string, locale: string): string => written(day, locale, { dateStyle: 'full' });

/** 'Mon'. */
export const weekdayOf = (day: string, locale: string): string => written(day, locale, { weekday: 'short' });

/** '23', or 'Dec 1' where a month begins. */
export const numberOf = (day: string, locale: string): string => (day.endsWith('-01') ? written(day, locale, { month: 'short', day: 'numeric' }) : written(day, locale, { day: 'numeric' }));

/** 'November 2026', or the first and the last day of a week. */
export function sightInWords(view: CalendarView, day: string, locale: string): string {
  if (view === 'month') return written(day, locale, { month: 'long', year: 'numeric' });
  const [week = []] = weeksInSight('week', day, locale);
  const [first = day, last = day] = [week[0], week.at(-1)];
  return datesInWords(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).formatRange(parseDate(first).toDate('UTC'), parseDate(last).toDate('UTC'));
}
