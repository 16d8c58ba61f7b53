import { safeCell } from '../../files/csv.ts';
import type { ChartSeries, ChartStop } from '../series/chartSeries.ts';

/**
 * The chart as comma-separated values (RFC 4180): a head, then a row for each stop. Stops are written by their key, so
 * that days stay sortable; unknown values are empty, and nothing runs in a spreadsheet (faults X04).
 */
export function chartCsv(stopsName: string, stops: readonly ChartStop[], series: readonly ChartSeries[]): string {
  const head = [stopsName, ...series.map(({ name }) => name)].map(safeCell);
  const rows = stops.map(({ key }, index) => [safeCell(key), ...series.map(({ values }) => String(values[index] ?? ''))]);
  return [head, ...rows].map((row) => row.join(',')).join('\r\n');
}
