import { useMemo } from 'react';
import { weeksInSight } from './calendarDays.ts';
import { hoursInSight } from './calendarHours.ts';
import type { CalendarSetting, CalendarView } from './contentCalendarTypes.ts';
import { contentOn, type DayContent } from './onDays.ts';

interface InSight {
  view: CalendarView;
  /** A day in sight, YYYY-MM-DD. */
  day: string;
  /** What each day holds. */
  content: ReadonlyMap<string, DayContent>;
  setting: CalendarSetting;
  /** When what is carried would be; null while it has no time. */
  carriedTo: string | null;
  /** The present, where it is in sight. */
  now: string | undefined;
}

const noHours: readonly number[] = [];

/** The hours of a week, the same array until they change; none in a month. */
export function useHoursInSight({ view, day, content, setting: { locale, timeZone }, carriedTo, now }: InSight): readonly number[] {
  return useMemo(() => {
    if (view === 'month') return noHours;
    const entries = weeksInSight('week', day, locale).flat().flatMap((each) => contentOn(content, each).entries);
    return hoursInSight(entries, timeZone, [carriedTo, now].filter((each) => each != null));
  }, [view, day, content, carriedTo, now, locale, timeZone]);
}
