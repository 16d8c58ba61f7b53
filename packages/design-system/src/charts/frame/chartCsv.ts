import type { ChartSeries, ChartStop } from '../series/chartSeries.ts';

/** A spreadsheet runs a cell that starts like a formula; an apostrophe before it makes it text (faults X04). */
const withoutFormula = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const cell = (text: string): string => {
  const safe = withoutFormula(text);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/**
 * The chart as comma-separated values (RFC 4180): a head, then a row for each stop. Stops are written by their key, so
 * that days stay sortable; unknown values are empty.
 */
export function chartCsv(stopsName: string, stops: readonly ChartStop[], series: readonly ChartSeries[]): string {
  const head = [stopsName, ...series.map(({ name }) => name)].map(cell);
  const rows = stops.map(({ key }, index) => [cell(key), ...series.map(({ values }) => String(values[index] ?? ''))]);
  return [head, ...rows].map((row) => row.join(',')).join('\r\n');
}
