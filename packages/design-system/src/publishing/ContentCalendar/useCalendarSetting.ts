import { useMemo } from 'react';
import { useDateSetting } from '../../fields/dates/dateField.ts';
import type { CalendarSetting } from './contentCalendarTypes.ts';

/** The reader's time zone and locale, and today there. */
export function useCalendarSetting(): CalendarSetting {
  const { timeZone, locale, today } = useDateSetting({});
  return useMemo(() => ({ timeZone, locale, today }), [timeZone, locale, today]);
}
