import { describe, expect, it } from 'vitest';
import { daysOfRange, periodBefore, valuesByDay } from './rangeDays.ts';

describe('The days of a range', () => {
  it.each([
    ['spring', '2026-03-07', '2026-03-09'],
    ['autumn', '2026-10-31', '2026-11-02'],
  ])('P10: the days of a range are all there once where clocks change in %s', (_, from, to) => {
    const days = daysOfRange({ from, to });
    expect([days.length, new Set(days).size, days[0], days.at(-1)]).toEqual([3, 3, from, to]);
  });

  it('P10: the range from 21 September to 21 November has 62 days, and begins on the first', () => {
    const days = daysOfRange({ from: '2026-09-21', to: '2026-11-21' });
    expect([days.length, days[0]]).toEqual([62, '2026-09-21']);
  });
});

describe('The period before', () => {
  it.each([
    ['2026-11-15', '2026-11-21', '2026-11-08', '2026-11-14'],
    ['2026-11-21', '2026-11-21', '2026-11-20', '2026-11-20'],
    ['2026-03-01', '2026-03-31', '2026-01-29', '2026-02-28'],
    ['2026-03-05', '2026-03-11', '2026-02-26', '2026-03-04'],
  ])('P10: the period before %s to %s is %s to %s', (from, to, firstBefore, lastBefore) => {
    expect(periodBefore({ from, to })).toEqual({ from: firstBefore, to: lastBefore });
    expect(daysOfRange(periodBefore({ from, to }))).toHaveLength(daysOfRange({ from, to }).length);
  });
});

describe('Numbers by day', () => {
  const days = ['2026-11-20', '2026-11-21'];
  const of = (row: { date: string; count: number }) => row;

  it('Numbers by day are zero where the host has no row', () => {
    expect(valuesByDay([{ date: '2026-11-21T00:00:00Z', count: 4 }], days, of)).toEqual([0, 4]);
  });

  it('Numbers by day ignore rows of other days, and broken ones', () => {
    const rows = [{ date: '2026-11-19', count: 9 }, { date: '2026-11-20' }, { count: 3 }, null, 7] as { date: string; count: number }[];
    expect(valuesByDay(rows, days, of)).toEqual([0, 0]);
  });

  it('Numbers by day are all zero when the host returns null', () => {
    expect(valuesByDay(null, days, of)).toEqual([0, 0]);
  });
});
