import { type ComponentProps, memo } from 'react';
import { skeletonWidth } from '../layout/columnRules.ts';
import * as styles from '../DataTable.css.ts';

/** A cell that only takes space. */
export function BlankCell(props: ComponentProps<'td'>) {
  return <td {...props} />;
}

interface SkeletonRowsProps {
  /** How many. */
  count: number;
  /** Cells of a row. */
  width: number;
}

/** Placeholders for rows that are loading. Memoized: they can be hundreds of cells. */
export const SkeletonRows = memo(function SkeletonRows({ count, width }: SkeletonRowsProps) {
  return Array.from({ length: count }, (_, rowIndex) => (
    <tr key={rowIndex} aria-hidden className={styles.row}>
      {Array.from({ length: width }, (_cell, columnIndex) => (
        <BlankCell key={columnIndex} className={styles.cell()}>
          <span className={styles.skeletonBar} style={{ inlineSize: `${skeletonWidth(rowIndex, columnIndex)}%` }} />
        </BlankCell>
      ))}
    </tr>
  ));
});
