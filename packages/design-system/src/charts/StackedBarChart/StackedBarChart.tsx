import { useMemo } from 'react';
import { chartMessages as messages } from '../../messages/charts.ts';
import { BarPlot } from '../plot/BarPlot.tsx';
import { BarSwatch } from '../frame/BarSwatch.tsx';
import { ChartFrame, type ChartProps } from '../frame/ChartFrame.tsx';
import { categoryStop, type ChartSeries, dayStop } from '../series/chartSeries.ts';

export interface StackedBarChartProps extends ChartProps {
  /** What is compared, in order: names of units, pages or weeks. Each only once. */
  categories: readonly string[];
  /**
   * Whether the categories are calendar days, 'YYYY-MM-DD': they are written as the reader writes days, never read as
   * instants (faults F16).
   * @default false
   */
  areDays?: boolean;
  /** What the categories are, for the table's first column. @default 'Category', or 'Date' for days */
  categoriesName?: string;
  /**
   * The parts of every bar, from the bottom up. A null value adds nothing and is reported as missing. `isComparison`
   * draws what the whole bar is compared with beside it.
   */
  series: readonly ChartSeries[];
  /** What one value counts, for the tooltip of a single series: 'interactions'. */
  unit: string;
}

/** Wholes and their parts. To compare amounts that are not parts use `BarChart`. The tooltip and the table name each part; hiding one moves the others down. */
export function StackedBarChart({ categories, areDays = false, categoriesName = areDays ? messages.date : messages.category, series, unit, ...frame }: StackedBarChartProps) {
  const stops = useMemo(() => categories.map(areDays ? dayStop : categoryStop), [categories, areDays]);
  return (
    <ChartFrame {...frame} Swatch={BarSwatch} stopsName={categoriesName} stops={stops} series={series}>
      {(drawing) => <BarPlot {...drawing} title={frame.title} unit={unit} stops={stops} arrangement="stacked" />}
    </ChartFrame>
  );
}
