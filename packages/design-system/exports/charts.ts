export { BarChart, type BarChartProps } from '../src/charts/BarChart/BarChart.tsx';
export { LineChart, type LineChartProps } from '../src/charts/LineChart/LineChart.tsx';
export { Sparkline, type SparklineProps } from '../src/charts/Sparkline/Sparkline.tsx';
export { StackedBarChart, type StackedBarChartProps } from '../src/charts/StackedBarChart/StackedBarChart.tsx';
export { TopList, type TopListEntry, type TopListProps } from '../src/charts/TopList/TopList.tsx';
export type { ChartProps } from '../src/charts/frame/ChartFrame.tsx';
export type { ChartSeries } from '../src/charts/series/chartSeries.ts';
