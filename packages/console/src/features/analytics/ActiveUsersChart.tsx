import { useMemo } from 'react';
import { useRead } from '../../api/useRead.ts';
import { analyticsMessages } from '../../messages/analytics.ts';
import type { AnalyticsState } from './analyticsState.ts';
import { DayChart } from './DayChart.tsx';
import { daysOfRange, valuesByDay } from './rangeDays.ts';

const texts = analyticsMessages.activeUsers;

/** How many users of a node were active on each day (API-096, API-097). */
export function ActiveUsersChart({ state, nodeId }: { state: AnalyticsState; nodeId: string }) {
  const { range, minimumActivity, minimumDays } = state;
  const read = useRead('/api/management/analytics/organization-nodes/{nodeId}/users/active/by-date/{from}/{to}', {
    path: { nodeId, from: range.from, to: range.to },
    query: { activityThreshold: minimumActivity, daysThreshold: minimumDays },
  });
  const days = useMemo(() => daysOfRange(range), [range]);
  const series = useMemo(
    () => [{ id: 'active', name: texts.title, values: valuesByDay(read.data, days, ({ activityDate, count }) => ({ date: activityDate, count })) }],
    [read.data, days],
  );
  return <DayChart {...texts} days={days} series={series} read={read} />;
}
