import { ChartSkeleton, lazyPart, LoadFailure, Stack } from '@noticeboard/design-system';
import { Suspense, useMemo } from 'react';
import { describeError } from '../../ground/describeError.ts';
import { analyticsMessages } from '../../messages/analytics.ts';
import { useActingAs } from '../../access/useAccess.ts';
import { addedUp, type ComparedReads, type CountOfRow } from './comparedReads.ts';
import { type Days, daysOfRange, periodBefore, rangeInWords, valuesByDay } from './rangeDays.ts';

const LineChart = lazyPart(async () => (await import('@noticeboard/design-system/charts')).LineChart);
const StackedBarChart = lazyPart(async () => (await import('@noticeboard/design-system/charts')).StackedBarChart);

const texts = analyticsMessages.comparison;

/** One thing counted on each day. */
interface DayCount<Row> {
  id: string;
  /** What is counted: 'Comments'. */
  name: string;
  of: CountOfRow<Row>;
}

export interface DayChartProps<Row extends object> {
  /** What is shown: 'Active Users'. The chart's heading and name. */
  title: string;
  /** What one value counts: 'comments'. */
  unit: string;
  /** The days on the axis, both ends included; the period before is as long. */
  range: Days;
  /** The chart's data; stable between renders. */
  counts: readonly DayCount<Row>[];
  /**
   * Bars for counts of single things, a line for how many of all.
   * @default 'line'
   */
  drawing?: 'line' | 'bars';
  /** The source of the numbers, and of those of the period before. */
  reads: ComparedReads<Row>;
}

/** Numbers by day, with their own loading, empty and failed state. The period before is always one series. */
export function DayChart<Row extends object>({ title, unit, range, counts, drawing = 'line', reads }: DayChartProps<Row>) {
  const actingAs = useActingAs();
  const { data, error, isLoading, retry } = reads.now;
  const words = (failure: unknown) => describeError(failure, { actingAs }).detail;
  const days = useMemo(() => daysOfRange(range), [range]);
  const answerBefore = reads.before?.data;
  const series = useMemo(() => {
    const now = counts.map(({ id, name, of }) => ({ id, name, values: valuesByDay(data, days, of) }));
    const before = counts.flatMap(({ of }) => (answerBefore === undefined ? [] : [valuesByDay(answerBefore, daysOfRange(periodBefore(range)), of)]));
    return before.length === 0 ? now : [...now, { id: 'before', name: counts.length === 1 ? texts.series : texts.seriesOfAll, values: addedUp(before), isComparison: true }];
  }, [counts, data, answerBefore, days, range]);
  const shared = {
    title,
    description: reads.before === null ? rangeInWords(range) : texts.ranges(rangeInWords(range), rangeInWords(periodBefore(range))),
    unit,
    series,
    isLoading,
    error: error === undefined || data !== undefined ? null : words(error),
    onRetry: retry,
  };
  return (
    <Stack gap="small">
      <Suspense fallback={<ChartSkeleton />}>
        {drawing === 'line' ? <LineChart {...shared} days={days} /> : <StackedBarChart {...shared} categories={days} areDays />}
      </Suspense>
      {shared.error === null && reads.before?.error !== undefined && answerBefore === undefined && (
        <LoadFailure title={texts.failed(title)} detail={words(reads.before.error)} onRetry={reads.before.retry} />
      )}
    </Stack>
  );
}
