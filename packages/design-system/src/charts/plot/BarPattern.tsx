import { type ReactNode, useId } from 'react';
import * as styles from '../frame/chart.css.ts';
import type { SeriesLook } from '../series/seriesLook.ts';

const size = 6;

/** The lines or dots of each pattern, in a tile of six by six pixels. */
const tiles: Record<Exclude<SeriesLook['pattern'], 'plain'>, ReactNode> = {
  stripes: <path d="M-1,1 l2,-2 M0,6 l6,-6 M5,7 l2,-2" className={styles.patternLine} />,
  backStripes: <path d="M5,-1 l2,2 M0,0 l6,6 M-1,5 l2,2" className={styles.patternLine} />,
  dots: <circle cx={3} cy={3} r={1.4} className={styles.patternDot} />,
  grid: <path d="M0,3 h6 M3,0 v6" className={styles.patternLine} />,
  wideStripes: <path d="M0,3 h6" className={styles.patternLine} />,
};

interface BarPatternProps {
  /** How the series of the bars is drawn. */
  look: SeriesLook;
  /** Draws with the fill of the pattern; undefined for a plain bar. */
  children: (fill: string | undefined) => ReactNode;
}

/** Gives bars the pattern of their series, besides its colour. */
export function BarPattern({ look, children }: BarPatternProps) {
  const id = useId();
  if (look.pattern === 'plain') return children(undefined);
  return (
    <>
      <defs>
        <pattern id={id} width={size} height={size} patternUnits="userSpaceOnUse">
          {tiles[look.pattern]}
        </pattern>
      </defs>
      {children(`url(#${id})`)}
    </>
  );
}
