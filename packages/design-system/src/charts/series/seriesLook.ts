import { colour } from '../../theme/contract.css.ts';
import type { ChartSeries } from './chartSeries.ts';

/** How a series is drawn. Colour alone never distinguishes two: each has a dash and a pattern of its own too (WCAG 1.4.1). */
export interface SeriesLook {
  /** A CSS colour from the theme. */
  colour: string;
  /** `stroke-dasharray` of its line. */
  dash: string | undefined;
  /** The pattern over its bars. */
  pattern: 'plain' | 'stripes' | 'dots' | 'grid' | 'backStripes' | 'wideStripes';
}

const looks: readonly SeriesLook[] = [
  { colour: colour.chart.series1, dash: undefined, pattern: 'plain' },
  { colour: colour.chart.series2, dash: '7 3', pattern: 'stripes' },
  { colour: colour.chart.series3, dash: '2 3', pattern: 'dots' },
  { colour: colour.chart.series4, dash: '9 3 2 3', pattern: 'grid' },
  { colour: colour.chart.series5, dash: '12 4', pattern: 'backStripes' },
  { colour: colour.chart.series6, dash: '4 4', pattern: 'wideStripes' },
];

const comparison: SeriesLook = { colour: colour.text.secondary, dash: '4 4', pattern: 'backStripes' };

/** Each series' look, by its place among all series, hidden ones too, so that hiding one recolours none. */
export function seriesLooks(series: readonly ChartSeries[]): ReadonlyMap<string, SeriesLook> {
  let next = 0;
  return new Map(
    series.map(({ id, isComparison }) => {
      const look = isComparison ? comparison : looks[next++ % looks.length];
      return [id, look ?? comparison];
    }),
  );
}
