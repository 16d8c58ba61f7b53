import { describe, expect, it } from 'vitest';
import { barHeights } from './barHeights.ts';

describe('the five bars of a stat box', () => {
  it('Bars show no trend where nothing is measured by day', () => {
    expect(new Set(barHeights(undefined)).size).toBe(1);
  });

  it('The bars of a stat box are flat at zero, lower than the marks', () => {
    const [flat] = barHeights(0);
    expect(new Set(barHeights(0)).size).toBe(1);
    expect(flat).toBeLessThan(barHeights(undefined)[0]!);
  });

  it('Bars are in proportion to the numbers by day, starting at zero', () => {
    expect(barHeights([10, 20, 40, 30, 5])).toEqual([0.25, 0.5, 1, 0.75, 0.125]);
  });

  it('The bars of a stat box keep a day without anything visible', () => {
    expect(barHeights([0, 0, 0, 0, 8])[0]).toBeGreaterThan(0);
    expect(new Set(barHeights([0, 0, 0, 0, 0])).size).toBe(1);
  });
});
