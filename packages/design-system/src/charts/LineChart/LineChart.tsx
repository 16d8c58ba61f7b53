import { useMemo } from 'react';
import { chartMessages as messages } from '../../messages/charts.ts';
import { ChartFrame, type ChartProps } from '../frame/ChartFrame.tsx';
import { type ChartSeries, dayStop } from '../series/chartSeries.ts';
import { LineSwatch } from '../frame/LineSwatch.tsx';
import { LinePlot } from './LinePlot.tsx';

export interface LineChartProps extends ChartProps {
  /** Calendar days in order, 'YYYY-MM-DD'; read as days, never as instants (faults F16). */
  days: readonly string[];
  /** A line each. A null value is a gap in it; `isComparison` draws the period before, dashed. */
  series: readonly ChartSeries[];
  /** What one value counts, for the tooltip of a single line: 'active users'. */
  unit: string;
}

/**
 * How something changes over calendar days. For amounts without an order in time use `BarChart`, in a cell or a tile `Sparkline`.
 * Arrow keys move between the days, the legend hides and shows lines, and 'Show as table' offers the same numbers as a table, so
 * that the lines are never the only source.
 */
export function LineChart({ days, series, unit, ...frame }: LineChartProps) {
  const stops = useMemo(() => days.map(dayStop), [days]);
  return (
    <ChartFrame {...frame} Swatch={LineSwatch} stopsName={messages.date} stops={stops} series={series}>
      {(drawing) => <LinePlot {...drawing} title={frame.title} unit={unit} stops={stops} />}
    </ChartFrame>
  );
}
