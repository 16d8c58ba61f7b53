import { describe, expect, it, vi } from 'vitest';
import { calendarDay, timeOfDay, timestamp } from './timestamp.ts';

describe('a point in time in words', () => {
  it('A point in time in words is day, month, year and time in the given time zone', () => {
    expect(timestamp('2026-11-21T20:05:00Z', 'America/Toronto')).toBe('21 Nov 2026 3:05 PM');
    expect(timestamp('2026-11-21T20:05:00Z', 'UTC')).toBe('21 Nov 2026 8:05 PM');
  });

  it('A point in time in words keeps the wall clock over a change to daylight-saving time', () => {
    expect(timeOfDay('2026-03-08T06:59:00Z', 'America/Toronto')).toBe('1:59 AM');
    expect(timeOfDay('2026-03-08T07:00:00Z', 'America/Toronto')).toBe('3:00 AM');
  });

  it('A point in time in words names the day of the place, not that of the instant', () => {
    expect(calendarDay('2026-11-22T03:00:00Z', 'America/Toronto')).toContain('November 21, 2026');
  });

  it('All points in time are written by one formatter', () => {
    const formats = vi.spyOn(Intl, 'DateTimeFormat');
    for (let minute = 10; minute < 60; minute += 1) timestamp(`2026-11-21T20:${minute}:00Z`, 'Asia/Tokyo');
    expect(formats).toHaveBeenCalledOnce();
    formats.mockRestore();
  });
});
