import * as styles from './chart.css.ts';
import { BarPattern } from './BarPattern.tsx';
import type { SeriesLook } from './seriesLook.ts';

interface SwatchProps {
  look: SeriesLook;
  /** Drawn as the chart draws it: a dashed line or a patterned bar. */
  kind: 'line' | 'bar';
}

/** A series' mark, for the legend and the tooltip. */
export function Swatch({ look, kind }: SwatchProps) {
  return (
    <svg aria-hidden width={20} height={12} className={styles.swatch}>
      {kind === 'line' ? (
        <line x1={0} x2={20} y1={6} y2={6} className={styles.line} style={{ stroke: look.colour }} strokeDasharray={look.dash} />
      ) : (
        <BarPattern look={look}>
          {(pattern) => (
            <>
              <rect width={20} height={12} rx={2} style={{ fill: look.colour }} className={styles.bar} />
              {pattern && <rect width={20} height={12} rx={2} fill={pattern} />}
            </>
          )}
        </BarPattern>
      )}
    </svg>
  );
}
