import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as styles from './ChartSkeleton.css.ts';

const lines = [0, 1, 2, 3, 4];

export interface PlotSkeletonProps {
  /** Height of the plot as a CSS length. */
  height: string;
}

/** The axes of a chart that is loading, in their final place, and nothing between: placeholder bars would be read as a trend. */
export function PlotSkeleton({ height }: PlotSkeletonProps) {
  return (
    <div aria-hidden className={styles.plot} style={{ blockSize: height }}>
      <div className={styles.lines}>
        {lines.map((line) => (
          <div key={line} className={styles.line}>
            <Skeleton width="1.25rem" height="0.5rem" />
          </div>
        ))}
      </div>
      <div className={styles.stops}>
        {lines.map((stop) => (
          <Skeleton key={stop} width="2.25rem" height="0.5rem" />
        ))}
      </div>
    </div>
  );
}
