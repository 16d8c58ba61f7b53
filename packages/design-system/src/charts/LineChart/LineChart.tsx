import { useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { Alert } from '../../feedback/Alert/Alert.tsx';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { Skeleton, SkeletonGroup } from '../../feedback/Skeleton/Skeleton.tsx';
import { messages } from '../../messages/en.ts';
import type { ChartPoint } from './chartPoints.ts';
import { ChartTable } from './ChartTable.tsx';
import * as styles from './LineChart.css.ts';
import { LinePlot } from './LinePlot.tsx';
import { useWidth } from './useWidth.ts';

export interface LineChartProps {
  /** What is drawn: 'Active Users'. The chart's heading and name. */
  title: string;
  /** The period, or what counts: 'Last 14 days'. */
  description?: string;
  /** Days in order. A null value is a gap in the line. */
  points: readonly ChartPoint[];
  /** What one value counts, for the tooltip and the table: 'active users'. */
  unit: string;
  /** Level of the heading. @default 2 */
  headingLevel?: 2 | 3 | 4;
  /** @default false */
  isLoading?: boolean;
  /** The message of a failed load. */
  error?: string | null;
  /** 'Try again' of the alert. */
  onRetry?: () => void;
}

/**
 * A line over calendar days. Arrow keys walk through the points, and 'Show as table' gives the same numbers as a
 * table, so that nothing is told by the line alone.
 */
export function LineChart(props: LineChartProps) {
  const { title, description, points, unit, headingLevel = 2, isLoading = false, error, onRetry } = props;
  const [isTable, setTable] = useState(false);
  const [ref, width] = useWidth();
  const Heading = `h${headingLevel}` as const;
  const hasValues = points.some(({ value }) => value !== null && value !== 0);
  const isShown = !isLoading && !error && hasValues;
  return (
    <section aria-label={title} className={styles.chart}>
      <header className={styles.header}>
        <div>
          <Heading className={styles.title}>{title}</Heading>
          {description !== undefined && <p className={styles.description}>{description}</p>}
        </div>
        {isShown && (
          <Button size="small" variant="outline" tone="neutral" onPress={() => setTable(!isTable)}>
            {isTable ? messages.lineChart.showChart : messages.lineChart.showTable}
          </Button>
        )}
      </header>
      <div ref={ref} className={styles.area}>
        {isLoading && (
          <SkeletonGroup label={messages.lineChart.loading(title)}>
            <Skeleton shape="block" height={`${styles.plotHeight}px`} />
          </SkeletonGroup>
        )}
        {!isLoading && error && (
          <Alert
            tone="danger"
            isAnnounced
            title={messages.lineChart.errorTitle}
            action={
              onRetry && (
                <Button variant="outline" tone="neutral" onPress={onRetry}>
                  {messages.lineChart.tryAgain}
                </Button>
              )
            }
          >
            {error}
          </Alert>
        )}
        {!isLoading && !error && !hasValues && <EmptyState title={messages.lineChart.empty} />}
        {isShown && isTable && <ChartTable title={title} unit={unit} points={points} />}
        {isShown && !isTable && width > 0 && <LinePlot title={title} unit={unit} points={points} width={width} />}
      </div>
    </section>
  );
}
