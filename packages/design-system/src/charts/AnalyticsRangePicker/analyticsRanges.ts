import { endOfMonth, parseDate, startOfMonth } from '@internationalized/date';

/** The ranges that analytics offer (core §2), in order. */
export const analyticsRangeNames = ['last7Days', 'last14Days', 'last30Days', 'currentMonth', 'lastMonth', 'custom'] as const;

/** One of `analyticsRangeNames`. */
export type AnalyticsRangeName = (typeof analyticsRangeNames)[number];

/** A range of days, both included, YYYY-MM-DD (core §5). */
export interface AnalyticsRange {
  name: AnalyticsRangeName;
  from: string;
  to: string;
}

/** The range chosen at first (core §2). */
export const defaultAnalyticsRangeName: AnalyticsRangeName = 'last7Days';

/** Most days of user content views (core §5, decisions-core A59). */
export const maximumContentRangeDays = 62;

const days = { last7Days: 7, last14Days: 14, last30Days: 30 } as const;

/**
 * The days of a named range, today included (decisions-core O71). The current month ends today: no later day has
 * numbers yet. `custom` starts as the default range.
 */
export function analyticsRange(name: AnalyticsRangeName, today: string): AnalyticsRange {
  const last = parseDate(today);
  const range = (from: typeof last, to: typeof last) => ({ name, from: from.toString(), to: to.toString() });
  if (name === 'currentMonth') return range(startOfMonth(last), last);
  if (name === 'lastMonth') {
    const first = startOfMonth(last).subtract({ months: 1 });
    return range(first, endOfMonth(first));
  }
  return range(last.subtract({ days: (name === 'custom' ? 7 : days[name]) - 1 }), last);
}

/** How many days a range has, both ends counted; clock changes do not matter to days. */
export const dayCount = ({ from, to }: Pick<AnalyticsRange, 'from' | 'to'>): number => parseDate(to).compare(parseDate(from)) + 1;

/** Whether the range may be requested: in order, and within the limit. */
export const isRangeAllowed = (range: Pick<AnalyticsRange, 'from' | 'to'>, maximumDays = Number.POSITIVE_INFINITY): boolean =>
  dayCount(range) >= 1 && dayCount(range) <= maximumDays;
