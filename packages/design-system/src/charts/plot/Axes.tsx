import * as styles from '../frame/chart.css.ts';
import { type ChartStop, labelStep } from '../series/chartSeries.ts';
import { cutName } from './cutName.ts';
import { placeFromLeft } from './placeFromLeft.ts';

interface AxesProps {
  /** Values of the horizontal lines. */
  ticks: readonly number[];
  /** Height of a value in pixels from the top. */
  y: (value: number) => number;
  /** Their names are the labels of the horizontal axis. */
  stops: readonly ChartStop[];
  /** Place of each stop in pixels from the left. */
  places: readonly number[];
  /** Room of the drawing inside its margins, in pixels. */
  inner: { width: number; height: number };
  /** How much larger than usual the reader's text is; labels are larger then. */
  textScale: number;
  /** The values are on the right, and the last stop is on the left. */
  isRightToLeft: boolean;
  /** Most pixels that a stop's name takes; longer names end in an ellipsis. @default 64 */
  labelWidth?: number;
}

/** The lines and names behind a drawing: as many names as fit, always including the last one. */
export function Axes({ ticks, y, stops, places, inner, textScale, isRightToLeft, labelWidth = 64 }: AxesProps) {
  const step = labelStep(stops.length, inner.width, labelWidth * textScale);
  const letters = Math.floor((Math.max(labelWidth, (step * inner.width) / Math.max(1, stops.length) / textScale) - 8) / 6);
  return (
    <>
      {ticks.map((tick) => (
        <g key={tick} transform={`translate(0 ${y(tick)})`}>
          <line x2={inner.width} className={styles.gridLine} />
          <text x={isRightToLeft ? inner.width + 10 : -10} dy="0.32em" textAnchor={isRightToLeft ? 'start' : 'end'} className={styles.axisText}>
            {new Intl.NumberFormat(undefined, { notation: 'compact' }).format(tick)}
          </text>
        </g>
      ))}
      {stops.map(({ key, shortLabel }, index) => {
        const isAtEnd = index === stops.length - 1 && placeFromLeft(places[index] ?? 0, inner.width, isRightToLeft) > inner.width - 20;
        return (stops.length - 1 - index) % step === 0 ? (
          <text
            key={key}
            x={places[index]}
            y={inner.height + 20 * textScale}
            textAnchor={isAtEnd ? (isRightToLeft ? 'start' : 'end') : 'middle'}
            dx={isAtEnd ? (isRightToLeft ? -24 : 24) : 0}
            className={styles.axisText}
          >
            {cutName(shortLabel, letters)}
          </text>
        ) : null;
      })}
    </>
  );
}
