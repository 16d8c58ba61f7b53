import { describe, expect, it } from 'vitest';
import { activityDays, chartRange } from './activityDays.ts';

describe('The days of the Active Users chart', () => {
  it('The days of the Active Users chart are fourteen, including the present one of the host', () => {
    expect(chartRange(new Date('2026-11-21T14:00:00Z'))).toEqual({ from: '2026-11-08', to: '2026-11-21' });
  });

  it.each([
    // Toronto, where this test runs, is behind UTC; a reader ahead of it has a day that has not begun at the host.
    ['it is still yesterday for the reader', '2026-11-21T02:00:00Z', '2026-11-21'],
    ['the day is about to end at the host', '2026-11-21T23:59:59Z', '2026-11-21'],
    ['the clocks change in between', '2026-11-03T05:30:00Z', '2026-11-03'],
  ])('The days of the Active Users chart are those of the host, the present one last, while %s', (_, now, last) => {
    const dates = activityDays([], new Date(now)).map(({ date }) => date);
    expect(new Set(dates).size).toBe(14);
    expect(dates.at(-1)).toBe(last);
    expect({ from: dates[0], to: dates.at(-1) }).toEqual(chartRange(new Date(now)));
  });

  it('The days of the Active Users chart are zero where the host has no row', () => {
    const days = activityDays([{ activityDate: '2026-11-20T00:00:00Z', count: 17 }], new Date('2026-11-21T14:00:00Z'));
    expect(days.at(-2)).toEqual({ date: '2026-11-20', count: 17 });
    expect(days.at(-1)).toEqual({ date: '2026-11-21', count: 0 });
  });

  it('The days of the Active Users chart are all zero when the host returns null', () => {
    expect(activityDays(null, new Date('2026-11-21T14:00:00Z')).every(({ count }) => count === 0)).toBe(true);
  });
});
