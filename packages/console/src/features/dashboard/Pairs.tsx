import { Grid } from '@noticeboard/design-system';
import { Children, type ReactNode } from 'react';
import * as styles from './pairs.css.ts';

export interface PairsProps {
  /** Boxes of one kind, in reading order. */
  children: ReactNode;
}

/** Puts boxes side by side, two by two where four have no room, so that none is left alone in a row. */
export function Pairs({ children }: PairsProps) {
  const boxes = Children.toArray(children);
  if (boxes.length === 1) return <div className={styles.single}>{boxes}</div>;
  const firstOfPairs = boxes.filter((_, index) => index % 2 === 0);
  return (
    <Grid columns="large">
      {firstOfPairs.map((_, pair) => (
        // oxlint-disable-next-line react/no-array-index-key -- a pair has no id but its index
        <Grid key={pair} columns="small">
          {boxes.slice(pair * 2, pair * 2 + 2)}
        </Grid>
      ))}
    </Grid>
  );
}
