import { messages } from '../../messages/progress.ts';
import { Skeleton, SkeletonGroup } from '../Skeleton/Skeleton.tsx';
import * as styles from './ChartSkeleton.css.ts';

export interface ChartSkeletonProps {
  /**
   * Height of the plot as a CSS length, the chart's own.
   * @default '16rem'
   */
  height?: string;
  /** What is being loaded. @default 'Loading the chart' */
  label?: string;
}

/** Heights that look like a week and a half, the same each time. */
const heights = ['45%', '70%', '55%', '85%', '60%', '95%', '75%', '50%', '65%', '80%'];

/** The place of a chart: its title, its plot and its line of dates. */
export function ChartSkeleton({ height = '16rem', label = messages.skeletons.chart }: ChartSkeletonProps) {
  return (
    <SkeletonGroup label={label}>
      <div className={styles.chart} aria-hidden>
        <Skeleton width="10rem" height="1.25rem" />
        <div className={styles.plot} style={{ blockSize: height }}>
          {heights.map((bar, index) => (
            <Skeleton key={index} shape="block" height={bar} />
          ))}
        </div>
        <Skeleton width="100%" height="0.75rem" />
      </div>
    </SkeletonGroup>
  );
}
