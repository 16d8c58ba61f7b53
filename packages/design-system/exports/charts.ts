export { LineChart, type LineChartProps } from '../src/charts/LineChart/LineChart.tsx';
export type { ChartPoint } from '../src/charts/LineChart/chartPoints.ts';
