import { array, assert, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { collapsedCrumbs } from './collapsedCrumbs.ts';

describe('the way to the page', () => {
  test('The path is shown whole where it fits', () => {
    expect(collapsedCrumbs([100, 100, 100], 300, 40)).toBeNull();
  });

  test('The path hides pages from the second on, keeping what is nearest to the current page', () => {
    expect(collapsedCrumbs([100, 100, 100, 100], 399, 40)).toEqual({ from: 1, to: 2 });
    expect(collapsedCrumbs([100, 100, 100, 100], 300, 40)).toEqual({ from: 1, to: 3 });
  });

  test('The path keeps the first and the current page however narrow it gets', () => {
    expect(collapsedCrumbs([100, 100, 100, 100], 10, 40)).toEqual({ from: 1, to: 3 });
    expect(collapsedCrumbs([100, 100], 10, 40)).toBeNull();
  });

  test('The path hides no more than it must', () => {
    assert(
      property(array(integer({ min: 10, max: 300 }), { minLength: 3, maxLength: 12 }), integer({ min: 0, max: 2000 }), (widths, room) => {
        const hidden = collapsedCrumbs(widths, room, 40);
        const shown = (to: number) => widths.filter((_, place) => place < 1 || place >= to).reduce((sum, width) => sum + width, 40);
        if (hidden === null) return;
        expect(hidden.to).toBeGreaterThan(hidden.from);
        expect(hidden.to).toBeLessThan(widths.length);
        // With one crumb fewer behind '…' it would not have fitted.
        expect(hidden.to === 2 || shown(hidden.to - 1) > room).toBe(true);
      }),
    );
  });
});
