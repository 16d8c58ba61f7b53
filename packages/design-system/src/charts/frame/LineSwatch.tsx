import * as styles from './chart.css.ts';
import type { SeriesLook } from '../series/seriesLook.ts';

/** A line's mark, for the legend and the tooltip: its colour and its dash. */
export function LineSwatch({ look }: { look: SeriesLook }) {
  return (
    <svg aria-hidden width={20} height={12} className={styles.swatch}>
      <line x1={0} x2={20} y1={6} y2={6} className={styles.line} style={{ stroke: look.colour }} strokeDasharray={look.dash} />
    </svg>
  );
}
