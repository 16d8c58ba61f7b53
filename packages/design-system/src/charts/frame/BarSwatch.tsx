import { BarPattern } from '../plot/BarPattern.tsx';
import * as styles from './chart.css.ts';
import type { SeriesLook } from '../series/seriesLook.ts';

/** A bar's mark, for the legend and the tooltip: its colour and its pattern. */
export function BarSwatch({ look }: { look: SeriesLook }) {
  return (
    <svg aria-hidden width={20} height={12} className={styles.swatch}>
      <BarPattern look={look}>
        {(pattern) => (
          <>
            <rect width={20} height={12} rx={2} style={{ fill: look.colour }} className={styles.bar} />
            {pattern && <rect width={20} height={12} rx={2} fill={pattern} />}
          </>
        )}
      </BarPattern>
    </svg>
  );
}
