import { messages } from '../../messages/progress.ts';
import { Skeleton, SkeletonGroup } from '../Skeleton/Skeleton.tsx';
import * as styles from './TableSkeleton.css.ts';

export interface TableSkeletonProps {
  /**
   * Number of expected rows.
   * @default 8
   */
  rows?: number;
  /**
   * Number of expected columns; the first is the widest.
   * @default 4
   */
  columns?: number;
  /** What is being loaded. @default 'Loading the list' */
  label?: string;
}

/** Widths that look like words, the same each time. */
const widths = ['80%', '60%', '70%', '45%', '75%', '55%'];

/** The place of a table, with rows as high as its own. `DataTable` shows this automatically while it loads. */
export function TableSkeleton({ rows = 8, columns = 4, label = messages.skeletons.table }: TableSkeletonProps) {
  return (
    <SkeletonGroup label={label}>
      <div className={styles.table} aria-hidden>
        {Array.from({ length: rows + 1 }, (_, row) => (
          <div key={row} className={row === 0 ? styles.head : styles.row}>
            {Array.from({ length: columns }, (__, column) => (
              <span key={column} className={column === 0 ? styles.firstCell : styles.cell}>
                <Skeleton width={row === 0 ? '40%' : widths[(row + column) % widths.length]!} />
              </span>
            ))}
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
