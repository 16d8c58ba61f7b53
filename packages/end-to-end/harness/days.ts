/*
 * Future and past days for tests: a year written into a test would break the suite when it comes. The browsers
 * of the suite are in Toronto, whose date differs from the machine's around midnight.
 */

const [yearInToronto = 0, monthInToronto = 0] = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto', year: 'numeric', month: 'numeric', day: 'numeric' })
  .format(new Date())
  .split('-')
  .map(Number);

/** The year after this one: all its days are in the future. */
export const nextYear = yearInToronto + 1;

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A Sunday of a month of the next year, counted from 1. */
const sunday = (month: number, place: number): number => {
  const firstWeekday = new Date(Date.UTC(nextYear, month - 1, 1)).getUTCDay();
  return 1 + ((7 - firstWeekday) % 7) + 7 * (place - 1);
};

/** The day in March of the next year on which clocks go forward at 2 AM. */
export const clocksForward = sunday(3, 2);
/** The day in November of the next year on which clocks go back at 2 AM. */
export const clocksBack = sunday(11, 1);
/** The last day of February of the next year. */
export const lastOfFebruary = new Date(Date.UTC(nextYear, 2, 0)).getUTCDate();

/** A date of the next year as typed: month, day, year, and a time such as `900AM`. */
export const typedDay = (month: number, day: number, time: string): string => `${String(month).padStart(2, '0')}${String(day).padStart(2, '0')}${nextYear}${time}`;

/** A day of the next year as the screens show it: '15 Mar 2027'. */
export const shownDay = (month: number, day: number): string => `${day} ${months[month - 1]} ${nextYear}`;

/** A day of the last month in the browsers' time zone, YYYY-MM-DD: past on every day of this one. */
export const dayOfLastMonth = (day: number): string => new Date(Date.UTC(yearInToronto, monthInToronto - 2, day)).toISOString().slice(0, 10);
