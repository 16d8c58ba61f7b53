import { LinePath } from '@visx/shape';
import { runsOf } from '../series/chartSeries.ts';
import * as styles from './Sparkline.css.ts';

export interface SparklineProps {
  /** What the line shows, in words, with its first, last or total value: 'Views: 12 to 40 in 14 days'. */
  label: string;
  /** Values in order; null is a gap. */
  values: readonly (number | null)[];
  /** In pixels. @default 96 */
  width?: number;
  /** In pixels. @default 28 */
  height?: number;
}

const inset = 3;

/** A line as small as a word, for table cells and tiles. It has no axes: the words of `label` say what matters. For one that is read use `LineChart`. */
export function Sparkline({ label, values, width = 96, height = 28 }: SparklineProps) {
  const known = values.filter((value) => value !== null);
  const highest = Math.max(0, ...known);
  const lowest = Math.min(highest, ...known);
  const x = (index: number) => inset + (index / Math.max(1, values.length - 1)) * (width - 2 * inset);
  const y = (value: number) =>
    highest === lowest ? height / 2 : height - inset - ((value - lowest) / (highest - lowest)) * (height - 2 * inset);
  const runs = runsOf(values);
  const last = runs.at(-1)?.at(-1);
  return (
    <svg role="img" aria-label={label} width={width} height={height} className={styles.drawing}>
      {known.length === 0 && <line x1={inset} x2={width - inset} y1={height / 2} y2={height / 2} className={styles.nothing} />}
      {runs.map((run) => (
        <LinePath key={run[0]?.index} data={run} x={(point) => x(point.index)} y={(point) => y(point.value)} className={styles.line} />
      ))}
      {last && <circle cx={x(last.index)} cy={y(last.value)} r={2.5} className={styles.last} />}
    </svg>
  );
}
