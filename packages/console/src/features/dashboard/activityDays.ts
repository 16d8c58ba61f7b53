import { dashboardDays } from '../../ground/limits.ts';

/** One point of the chart: a day of the host as YYYY-MM-DD, and how many users were active on it. */
export interface ActivityDay {
  date: string;
  count: number;
}

/** A day in milliseconds; no day in UTC has more or less. */
const day = 86_400_000;

/**
 * A day of the host, which counts in UTC (decisions-core O71): a day that has not begun there would otherwise be shown as zero, and
 * its current one left out.
 */
const hostDay = (now: Date, daysAgo: number): string => new Date(now.getTime() - daysAgo * day).toISOString().slice(0, 10);

/** First and last day of the chart, both included; the last is the host's current day. */
export function chartRange(now: Date): { from: string; to: string } {
  return { from: hostDay(now, dashboardDays - 1), to: hostDay(now, 0) };
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
    const date = hostDay(now, dashboardDays - 1 - index);
    return { date, count: counts.get(date) ?? 0 };
  });
}
