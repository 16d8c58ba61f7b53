import { nice, ticks } from 'd3-array';

/** One point of a line: a calendar day and its value; null is a gap. */
export interface ChartPoint {
  /** YYYY-MM-DD, read as a calendar day, never as an instant (faults F16). */
  date: string;
  value: number | null;
}

/** The calendar day in words of the reader's locale. */
export function dayLabel(date: string, length: 'short' | 'long'): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const options: Intl.DateTimeFormatOptions =
    length === 'short' ? { day: 'numeric', month: 'short' } : { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' };
  return new Intl.DateTimeFormat(undefined, { ...options, timeZone: 'UTC' }).format(Date.UTC(year, month - 1, day));
}

/** Runs of neighbouring points that have values; a gap ends a run. */
export function runsOf(points: readonly ChartPoint[]): { index: number; value: number }[][] {
  const runs: { index: number; value: number }[][] = [];
  let isOpen = false;
  points.forEach(({ value }, index) => {
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

/**
 * Values that the axis names, from 0 up to or above the highest one: whole and round, four steps or so. At least up
 * to 4, so that a quiet fortnight has whole steps too.
 */
export function axisTicks(points: readonly ChartPoint[]): number[] {
  const [low, high] = nice(0, Math.max(4, ...points.map(({ value }) => value ?? 0)), 4);
  return ticks(low, high, 4).filter(Number.isInteger);
}

/** Every how many days the axis names one, so that labels of `labelWidth` pixels never touch. */
export const labelStep = (count: number, width: number, labelWidth = 64): number =>
  Math.max(1, Math.ceil((count * labelWidth) / Math.max(1, width)));
