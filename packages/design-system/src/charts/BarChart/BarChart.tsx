import { useMemo } from 'react';
import { chartMessages as messages } from '../../messages/charts.ts';
import { BarSwatch } from '../frame/BarSwatch.tsx';
import { ChartFrame, type ChartProps } from '../frame/ChartFrame.tsx';
import { categoryStop, type ChartSeries } from '../series/chartSeries.ts';
import { BarPlot } from '../plot/BarPlot.tsx';

export interface BarChartProps extends ChartProps {
  /** What is compared, in order: names of units, pages or weeks. Each only once. */
  categories: readonly string[];
  /** What the categories are, for the table's first column. @default 'Category' */
  categoriesName?: string;
  /** A bar for each in every category, side by side. A null value leaves its place empty. */
  series: readonly ChartSeries[];
  /** What one value counts, for the tooltip of a single series: 'comments'. */
  unit: string;
}

/**
 * Which of a few amounts is more. For parts of a whole use `StackedBarChart`, over days `LineChart`, for the choices of one question
 * `ShareBars`. Arrow keys move through the categories; series differ by pattern as well as by colour.
 */
export function BarChart({ categories, categoriesName = messages.category, series, unit, ...frame }: BarChartProps) {
  const stops = useMemo(() => categories.map(categoryStop), [categories]);
  return (
    <ChartFrame {...frame} Swatch={BarSwatch} stopsName={categoriesName} stops={stops} series={series}>
      {(drawing) => <BarPlot {...drawing} title={frame.title} unit={unit} stops={stops} arrangement="grouped" />}
    </ChartFrame>
  );
}
