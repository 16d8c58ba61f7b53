import { datesInWords } from '../../time/inWords.ts';

/** One row of numbers over the stops of a chart. */
export interface ChartSeries {
  /** Keeps the series' colour, mark and visibility while others are added and removed. */
  id: string;
  /** What the numbers are, for the legend, the tooltip and the table: 'Likes'. */
  name: string;
  /** One value for each stop, in order; null where nothing is known. */
  values: readonly (number | null)[];
  /**
   * What the others are compared with, such as the period before: dashed and grey.
   * @default false
   */
  isComparison?: boolean;
}

/** One place along a chart: a day or a category. */
export interface ChartStop {
  /** Unique in the chart. */
  key: string;
  /** In full, for the tooltip, the table and screen readers. */
  label: string;
  /** The short name, for the axis. */
  shortLabel: string;
}

/** The calendar day in words of the reader's locale. Days are 'YYYY-MM-DD', never instants (faults F16). */
export function dayLabel(date: string, length: 'short' | 'long'): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const options: Intl.DateTimeFormatOptions =
    length === 'short' ? { day: 'numeric', month: 'short' } : { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' };
  return datesInWords(undefined, { ...options, timeZone: 'UTC' }).format(Date.UTC(year, month - 1, day));
}

/** The stop of a day, 'YYYY-MM-DD'. */
export const dayStop = (date: string): ChartStop => ({ key: date, label: dayLabel(date, 'long'), shortLabel: dayLabel(date, 'short') });

/** The stop of a category, which has the same name everywhere. */
export const categoryStop = (category: string): ChartStop => ({ key: category, label: category, shortLabel: category });

/** Runs of neighbouring values that are known; a gap ends a run. */
export function runsOf(values: readonly (number | null)[]): { index: number; value: number }[][] {
  const runs: { index: number; value: number }[][] = [];
  let isOpen = false;
  values.forEach((value, index) => {
    if (value === null) {
      isOpen = false;
      return;
    }
    if (!isOpen) runs.push([]);
    runs.at(-1)?.push({ index, value });
    isOpen = true;
  });
  return runs;
}

/** The highest value of all series; 0 when nothing is known. */
export const highestValue = (series: readonly ChartSeries[]): number =>
  Math.max(0, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)));

/** The sum of each stop's parts, without what they are compared with. */
export const stackTotals = (series: readonly ChartSeries[], stopCount: number): number[] =>
  Array.from({ length: stopCount }, (_, index) => series.reduce((sum, { values, isComparison }) => sum + (isComparison ? 0 : (values[index] ?? 0)), 0));

/** Whether there is anything to draw: for nothing but zeros the chart shows a sentence instead. */
export const hasValues = (series: readonly ChartSeries[]): boolean =>
  series.some(({ values }) => values.some((value) => value !== null && value !== 0));

/** How many stops lack a value in one of the series: the drawing is then incomplete, and says so. */
export const countMissing = (series: readonly ChartSeries[], stopCount: number): number =>
  Array.from({ length: stopCount }, (_, index) => series.some(({ values }) => (values[index] ?? null) === null)).filter(Boolean).length;

/**
 * Values that the axis names, from 0 up to or above the highest one: whole and round, four steps or so. At least up
 * to 4, so that a quiet fortnight has whole steps too.
 */
export function axisTicks(highest: number): number[] {
  const top = Math.max(4, highest);
  const rough = top / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  // The geometric means of 1, 2, 5 and 10: each rough step becomes the round one that it is nearest to.
  const [, factor = 1] = [[7.07, 10], [3.16, 5], [1.41, 2], [0, 1]].find(([least = 0]) => rough / power >= least) ?? [];
  const step = power * factor;
  return Array.from({ length: Math.ceil(top / step) + 1 }, (_, index) => index * step);
}

/** Every how many stops the axis names one, so that labels of `labelWidth` pixels never touch. */
export const labelStep = (count: number, width: number, labelWidth = 64): number =>
  Math.max(1, Math.ceil((count * labelWidth) / Math.max(1, width)));

/** The stop whose place is nearest to where the pointer is. */
export const nearestStop = (places: readonly number[], pointer: number): number =>
  places.reduce((nearest, place, index) => (Math.abs(place - pointer) < Math.abs((places[nearest] ?? 0) - pointer) ? index : nearest), 0);
