import { describe, expect, it } from 'vitest';
import { firstOf, rowsToSight } from './firstRows.ts';

const rows = { count: 50, height: 50 * 45, sight: 900 };

describe('The rows that are rendered first', () => {
  it('The first rows that are rendered are those in sight and two below, where the page has not been scrolled', () => {
    expect(rowsToSight({ ...rows, top: 290 })).toEqual({ count: 16, height: 45 });
  });

  it('The first rows that are rendered include all above, where the page has been scrolled', () => {
    expect(rowsToSight({ ...rows, top: -900 })).toEqual({ count: 44, height: 45 });
  });

  it('The first rows that are rendered are all at the end of the page', () => {
    expect(rowsToSight({ ...rows, top: 850 - rows.height })!.count).toBeGreaterThanOrEqual(rows.count);
  });

  it('The first rows that are rendered stay the same when the page is scrolled by a little', () => {
    expect(rowsToSight({ ...rows, top: 280 })).toEqual(rowsToSight({ ...rows, top: 285 }));
  });

  it('The first rows that are rendered are unknown without a row, and where nothing is laid out', () => {
    expect([rowsToSight({ ...rows, count: 0, top: 0 }), rowsToSight({ ...rows, height: 0, top: 0 })]).toEqual([null, null]);
  });

  it('The first rows that are rendered leave the space of the others below them', () => {
    const nothing = () => undefined;
    const items = Array.from({ length: 50 }, (_, index) => ({ position: index, index, isDetail: false }));
    const all = { items, before: 0, after: 0, measure: nothing, scrollToIndex: nothing };
    const { items: drawn, before, after } = firstOf(all, { count: 16, height: 45 }, 50);
    expect([drawn.length, drawn.at(-1)?.index, before, after]).toEqual([16, 15, 0, 34 * 45]);
  });
});
