import { describe, expect, it } from 'vitest';
import { placesInSight } from './placesInSight.ts';

const rows = { count: 50, height: 50 * 45, sight: 900 };

describe('the rows that are drawn before the others', () => {
  it('are the first ones, where the page has not been scrolled', () => {
    expect(placesInSight({ ...rows, top: 290 })).toEqual({ from: 0, to: 16, height: 45 });
  });

  it('are those in sight, and two around them, where it has', () => {
    expect(placesInSight({ ...rows, top: -900 })).toEqual({ from: 16, to: 44, height: 45 });
  });

  it('reach to the last row at the end of the page', () => {
    const { from, to } = placesInSight({ ...rows, top: 850 - rows.height })!;
    expect([from, to >= rows.count]).toEqual([28, true]);
  });

  it('stay the same when the page is scrolled by a little', () => {
    expect(placesInSight({ ...rows, top: 280 })).toEqual(placesInSight({ ...rows, top: 285 }));
  });

  it('are unknown without a row, and where nothing is laid out', () => {
    expect([placesInSight({ ...rows, count: 0, top: 0 }), placesInSight({ ...rows, height: 0, top: 0 })]).toEqual([null, null]);
  });
});
