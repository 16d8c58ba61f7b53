import { describe, expect, it } from 'vitest';
import { analyticsRange, dayCount, isRangeAllowed, maximumContentRangeDays } from './analyticsRanges.ts';

describe('ranges', () => {
  it.each([
    ['last7Days', '2026-03-10', '2026-03-04', '2026-03-10', 7],
    ['last14Days', '2026-03-10', '2026-02-25', '2026-03-10', 14],
    ['last30Days', '2026-03-10', '2026-02-09', '2026-03-10', 30],
    ['currentMonth', '2026-03-10', '2026-03-01', '2026-03-10', 10],
    ['currentMonth', '2026-03-01', '2026-03-01', '2026-03-01', 1],
    ['lastMonth', '2026-03-31', '2026-02-01', '2026-02-28', 28],
    ['lastMonth', '2028-03-31', '2028-02-01', '2028-02-29', 29],
    ['lastMonth', '2026-01-15', '2025-12-01', '2025-12-31', 31],
  ] as const)('The range %s, seen on %s, has its days', (name, today, from, to, count) => {
    const range = analyticsRange(name, today);
    expect(range).toEqual({ name, from, to });
    expect(dayCount(range)).toBe(count);
  });
});

it('days across a clock change are counted like any others', () => {
  expect(dayCount({ from: '2026-03-07', to: '2026-03-09' })).toBe(3);
  expect(dayCount({ from: '2026-10-31', to: '2026-11-02' })).toBe(3);
});

it('a range has exactly 62 days at most', () => {
  expect(isRangeAllowed({ from: '2026-01-01', to: '2026-03-03' }, maximumContentRangeDays)).toBe(true);
  expect(isRangeAllowed({ from: '2026-01-01', to: '2026-03-04' }, maximumContentRangeDays)).toBe(false);
  expect(isRangeAllowed({ from: '2026-01-01', to: '2026-12-31' })).toBe(true);
  expect(isRangeAllowed({ from: '2026-03-04', to: '2026-03-03' })).toBe(false);
});
