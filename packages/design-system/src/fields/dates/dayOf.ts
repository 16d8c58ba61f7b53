import { parseAbsolute, toCalendarDate } from '@internationalized/date';

/** The day of an instant, ISO 8601, in a time zone: YYYY-MM-DD. */
export const dayOf = (instant: string, timeZone: string): string => toCalendarDate(parseAbsolute(instant, timeZone)).toString();
