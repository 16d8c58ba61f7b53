import { describe, expect, it } from 'vitest';
import { barRectangles } from './barRectangles.ts';

const series = [
  { id: 'a', name: 'A', values: [10, null] },
  { id: 'b', name: 'B', values: [20, 5] },
];
const room = { width: 200, stopCount: 2, y: (value: number) => 100 - value };

describe('the bars of a chart', () => {
  it('Grouped bars are side by side, all starting at zero', () => {
    const [first, second] = barRectangles(series, 'grouped', room);
    expect(first).toEqual([{ stop: 0, x: 16, y: 90, width: 34, height: 10 }]);
    expect(second).toEqual([
      { stop: 0, x: 50, y: 80, width: 34, height: 20 },
      { stop: 1, x: 150, y: 95, width: 34, height: 5 },
    ]);
  });

  it('Stacked bars are on top of each other, and start at zero where the lower part is unknown', () => {
    const [, second] = barRectangles(series, 'stacked', room);
    expect(second?.map(({ y, height }) => ({ y, height }))).toEqual([
      { y: 70, height: 20 },
      { y: 95, height: 5 },
    ]);
  });

  it('The bar of the period before is beside the stack and starts at zero', () => {
    const before = { id: 'before', name: 'Before', values: [15, 8], isComparison: true };
    const [, upper, compared] = barRectangles([...series, before], 'stacked', room);
    expect(upper?.[0]).toEqual({ stop: 0, x: 16, y: 70, width: 34, height: 20 });
    expect(compared).toEqual([
      { stop: 0, x: 50, y: 85, width: 34, height: 15 },
      { stop: 1, x: 150, y: 92, width: 34, height: 8 },
    ]);
  });

  it('The bars of a chart are never wider than 64 pixels', () => {
    expect(barRectangles(series, 'stacked', { ...room, width: 2000 })[1]?.[0]?.width).toBe(64);
  });
});
