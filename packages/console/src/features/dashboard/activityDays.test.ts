import { describe, expect, it } from 'vitest';
import { activityDays, chartRange } from './activityDays.ts';

describe('the days of the Active Users chart', () => {
  it('are fourteen, today among them', () => {
    expect(chartRange(new Date(2026, 10, 21, 9))).toEqual({ from: '2026-11-08', to: '2026-11-21' });
  });

  it('are calendar days where the clocks change in between', () => {
    const now = new Date(2026, 10, 3, 0, 30);
    const dates = activityDays([], now).map(({ date }) => date);
    expect(new Set(dates).size).toBe(14);
    expect(dates[0]).toBe('2026-10-21');
    expect(dates).toContain('2026-11-01');
  });

  it('are zero where the host has no row', () => {
    const days = activityDays([{ activityDate: '2026-11-20T00:00:00Z', count: 17 }], new Date(2026, 10, 21));
    expect(days.at(-2)).toEqual({ date: '2026-11-20', count: 17 });
    expect(days.at(-1)).toEqual({ date: '2026-11-21', count: 0 });
  });

  it('are all zero when the host answers null', () => {
    expect(activityDays(null, new Date(2026, 10, 21)).every(({ count }) => count === 0)).toBe(true);
  });
});
