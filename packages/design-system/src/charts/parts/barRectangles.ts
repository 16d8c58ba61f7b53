import type { ChartSeries } from './chartSeries.ts';

export interface BarRectangle {
  /** Index of the stop it belongs to. */
  stop: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

interface BarRoom {
  /** Width of all stops together in pixels. */
  width: number;
  stopCount: number;
  /** Height of a value above the ground, in pixels from the top. */
  y: (value: number) => number;
}

/** Part of a stop's width that its bars fill; the rest parts it from its neighbours. */
const filled = 0.68;
const widestBar = 64;

/** The bars of each series, in the order of the series: beside each other, or on each other. Unknown values have none. */
export function barRectangles(series: readonly ChartSeries[], arrangement: 'grouped' | 'stacked', room: BarRoom): BarRectangle[][] {
  const band = room.width / Math.max(1, room.stopCount);
  const beside = arrangement === 'grouped' ? series.length : 1;
  const width = Math.min(widestBar, (band * filled) / Math.max(1, beside));
  const ground = Array.from({ length: room.stopCount }, () => 0);
  return series.map(({ values }, place) =>
    values.slice(0, room.stopCount).flatMap((value, stop) => {
      if (value === null || value === 0) return [];
      const from = arrangement === 'stacked' ? (ground[stop] ?? 0) : 0;
      ground[stop] = from + value;
      const start = band * stop + (band - width * beside) / 2;
      const x = start + (arrangement === 'grouped' ? place * width : 0);
      return [{ stop, x, y: room.y(from + value), width, height: room.y(from) - room.y(from + value) }];
    }),
  );
}
