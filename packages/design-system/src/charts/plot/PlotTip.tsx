import type { ComponentType } from 'react';
import { chartMessages as messages } from '../../messages/charts.ts';
import * as styles from '../frame/chart.css.ts';
import type { ChartSeries, ChartStop } from '../series/chartSeries.ts';
import type { SeriesLook } from '../series/seriesLook.ts';

interface PlotTipProps {
  /** The active stop. */
  stop: ChartStop;
  /** Its place among the stops, from 0. */
  index: number;
  /** The series that are drawn, a line each. */
  series: readonly ChartSeries[];
  /** How each series is drawn, by its id. */
  looks: ReadonlyMap<string, SeriesLook>;
  /** Renders the mark of a series. */
  Swatch: ComponentType<{ look: SeriesLook }>;
  /** What one value counts, for a chart of one series. */
  unit: string;
  /** Where the stop is, in pixels from the start of the plot. */
  place: number;
  /** Width of the plot in pixels. */
  width: number;
  /** How much larger than usual the reader's text is; the tooltip is wider then. */
  textScale: number;
}

const format = (value: number | null | undefined): string => (value == null ? messages.noValue : value.toLocaleString());

/** One stop's values in words, for screen readers. */
export const stopInWords = (stop: ChartStop, index: number, series: readonly ChartSeries[], unit: string): string => {
  const values = series.map(({ name, values: all }) =>
    series.length > 1 ? `${name} ${format(all[index])}` : all[index] == null ? messages.noValue : `${format(all[index])} ${unit}`,
  );
  return `${stop.label}: ${values.join(', ')}`;
};

/** The values of the active stop: beside it, on the side that has room, and never outside of the drawing. */
export function PlotTip({ stop, index, series, looks, Swatch, unit, place, width, textScale }: PlotTipProps) {
  const tipWidth = styles.tipWidth * textScale;
  const start = place + 12 + tipWidth <= width ? place + 12 : place - 12 - tipWidth;
  return (
    <div className={styles.tip} style={{ insetInlineStart: Math.min(Math.max(0, start), Math.max(0, width - tipWidth)) }}>
      {series.length === 1 && series[0] && (
        <strong>{series[0].values[index] == null ? messages.noValue : `${format(series[0].values[index])} ${unit}`}</strong>
      )}
      <span>{stop.label}</span>
      {series.length > 1 &&
        series.map(({ id, name, values }) => {
          const look = looks.get(id);
          return (
            <span key={id} className={styles.tipRow}>
              {look && <Swatch look={look} />}
              <span className={styles.tipName}>{name}</span>
              <span className={styles.tipValue}>{format(values[index])}</span>
            </span>
          );
        })}
    </div>
  );
}
