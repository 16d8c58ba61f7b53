import { messages } from '../../messages/progress.ts';
import { Skeleton, SkeletonGroup } from '../Skeleton/Skeleton.tsx';
import * as styles from './ChartSkeleton.css.ts';
import { PlotSkeleton } from './PlotSkeleton.tsx';

export interface ChartSkeletonProps {
  /**
   * Height of the plot as a CSS length, the chart's own.
   * @default '260px', that of every chart
   */
  height?: string;
  /** What is being loaded. @default 'Loading the chart' */
  label?: string;
}

/** A placeholder for a chart with its card, as high as the chart: its title, its period and its axes. */
export function ChartSkeleton({ height = '260px', label = messages.skeletons.chart }: ChartSkeletonProps) {
  return (
    <SkeletonGroup label={label}>
      <div className={styles.chart} aria-hidden>
        <div className={styles.words}>
          <Skeleton width="8rem" height="1rem" />
          <Skeleton width="6rem" height="0.75rem" />
        </div>
        <PlotSkeleton height={height} />
      </div>
    </SkeletonGroup>
  );
}
