import type { ChartSeries } from '../series/chartSeries.ts';

/** Place and size of one bar inside the margins, in pixels. */
export interface BarRectangle {
  /** Index of the stop it belongs to. */
  stop: number;
  /** From where words start, in pixels. */
  x: number;
  y: number;
  width: number;
  height: number;
}

interface BarRoom {
  /** Width of all stops together in pixels. */
  width: number;
  stopCount: number;
  /** Place of a value, in pixels from the top. */
  y: (value: number) => number;
}

/** Part of a stop's width that its bars fill; the rest is space between stops. */
const filled = 0.68;
const widestBar = 64;

/**
 * The bars of each series, in the order of the series: beside each other, or on each other. What a stack is compared
 * with is beside it, not part of it. Unknown values have no bar.
 */
export function barRectangles(series: readonly ChartSeries[], arrangement: 'grouped' | 'stacked', room: BarRoom): BarRectangle[][] {
  const band = room.width / Math.max(1, room.stopCount);
  const columns = columnsOf(series, arrangement);
  const beside = 1 + Math.max(0, ...columns);
  const width = Math.min(widestBar, (band * filled) / Math.max(1, beside));
  const ground = Array.from({ length: room.stopCount }, () => 0);
  return series.map(({ values, isComparison = false }, place) =>
    values.slice(0, room.stopCount).flatMap((value, stop) => {
      if (value === null || value === 0) return [];
      const isPart = arrangement === 'stacked' && !isComparison;
      const from = isPart ? (ground[stop] ?? 0) : 0;
      if (isPart) ground[stop] = from + value;
      const start = band * stop + (band - width * beside) / 2;
      const x = start + (columns[place] ?? 0) * width;
      return [{ stop, x, y: room.y(from + value), width, height: room.y(from) - room.y(from + value) }];
    }),
  );
}

/** The column that each series has among those of a stop: the parts of a stack share the first one. */
function columnsOf(series: readonly ChartSeries[], arrangement: 'grouped' | 'stacked'): number[] {
  if (arrangement === 'grouped') return series.map((_, place) => place);
  const stacks = series.some(({ isComparison }) => !isComparison) ? 1 : 0;
  const compared = series.filter(({ isComparison }) => isComparison);
  return series.map((one) => (one.isComparison ? stacks + compared.indexOf(one) : 0));
}
