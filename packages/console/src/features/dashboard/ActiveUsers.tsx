import { ChartSkeleton, lazyPart } from '@noticeboard/design-system';
import { Suspense, useMemo } from 'react';
import { describeError } from '../../ground/describeError.ts';
import { messages } from '../../messages/en.ts';
import { useActingAs } from '../../access/useAccess.ts';
import { activityDays } from './activityDays.ts';
import { useActiveUsers } from './useActiveUsers.ts';

const LineChart = lazyPart(async () => (await import('@noticeboard/design-system/charts')).LineChart);

const texts = messages.dashboard.activeUsers;

/** Active users of the last 14 days (core §2 Dashboard). */
export function ActiveUsers({ now }: { now: Date }) {
  const actingAs = useActingAs();
  const { data, error, isLoading, retry } = useActiveUsers(now);
  const { days, series } = useMemo(() => {
    const counted = data === undefined ? [] : activityDays(data, now);
    return {
      days: counted.map(({ date }) => date),
      series: [{ id: 'active', name: texts.title, values: counted.map(({ count }) => count) }],
    };
  }, [data, now]);
  return (
    <Suspense fallback={<ChartSkeleton />}>
      <LineChart
        title={texts.title}
        description={texts.period}
        unit={texts.unit}
        days={days}
        series={series}
        isLoading={isLoading}
        error={error === undefined || data !== undefined ? null : describeError(error, { actingAs }).detail}
        onRetry={retry}
      />
    </Suspense>
  );
}
