import { formatISO, subDays } from 'date-fns';
import { dashboardDays } from '../../ground/limits.ts';

/** One point of the chart: a calendar day as YYYY-MM-DD, and who was active on it. */
export interface ActivityDay {
  date: string;
  count: number;
}

const asCalendarDay = (moment: Date): string => formatISO(moment, { representation: 'date' });

/** First and last calendar day of the chart in the reader's time zone, both counted in (decisions-core O71). */
export function chartRange(now: Date): { from: string; to: string } {
  return { from: asCalendarDay(subDays(now, dashboardDays - 1)), to: asCalendarDay(now) };
}

/**
 * One point for each day of the range, in order. The host leaves out days on which nobody was active; they
 * are zero, not a gap. Rows outside the range and rows without a date are ignored.
 */
export function activityDays(
  rows: readonly { activityDate: string; count: number }[] | null | undefined,
  now: Date,
): ActivityDay[] {
  const counts = new Map((rows ?? []).map(({ activityDate, count }) => [activityDate?.slice(0, 10), count]));
  return Array.from({ length: dashboardDays }, (_, index) => {
    const date = asCalendarDay(subDays(now, dashboardDays - 1 - index));
    return { date, count: counts.get(date) ?? 0 };
  });
}
