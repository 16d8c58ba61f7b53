import { Skeleton } from '@noticeboard/design-system';
import type { ChartSeries } from '@noticeboard/design-system/charts';
import { lazy, Suspense } from 'react';
import { describeError } from '../../api/describeError.ts';
import type { Read } from '../../api/useRead.ts';
import { useActingAs } from '../../session/useAccess.ts';
import { rangeInWords } from './rangeDays.ts';

const LineChart = lazy(async () => ({ default: (await import('@noticeboard/design-system/charts')).LineChart }));
const StackedBarChart = lazy(async () => ({ default: (await import('@noticeboard/design-system/charts')).StackedBarChart }));

/** Height of a chart with its heading, so that nothing moves when its code arrives. */
const chartHeight = '23rem';

export interface DayChartProps {
  title: string;
  /** What one value counts: 'comments'. */
  unit: string;
  /** YYYY-MM-DD, in order; their first and last stand under the title. */
  days: readonly string[];
  series: readonly ChartSeries[];
  /**
   * Bars for what is counted one by one, a line for how many of all.
   * @default 'line'
   */
  drawing?: 'line' | 'bars';
  /** Where the numbers come from. */
  read: Pick<Read<unknown>, 'data' | 'error' | 'isLoading' | 'retry'>;
}

/** Numbers by day, with their own loading, empty and failed state. */
export function DayChart({ title, unit, days, series, drawing = 'line', read }: DayChartProps) {
  const actingAs = useActingAs();
  const { data, error, isLoading, retry } = read;
  const shared = {
    title,
    description: rangeInWords({ from: days[0] ?? '', to: days.at(-1) ?? '' }),
    unit,
    series,
    isLoading,
    error: error === undefined || data !== undefined ? null : describeError(error, { actingAs }).detail,
    onRetry: retry,
  };
  return (
    <Suspense fallback={<Skeleton shape="block" height={chartHeight} />}>
      {drawing === 'line' ? <LineChart {...shared} days={days} /> : <StackedBarChart {...shared} categories={days} areDays />}
    </Suspense>
  );
}
