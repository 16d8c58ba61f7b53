import { describe, expect, it } from 'vitest';
import { panelDate, tableDate, toastDate } from './dates.ts';

describe('Dates of the console', () => {
  it('Dates of the console are in the reader’s time zone', () => {
    expect(tableDate('2026-11-21T14:05:00Z')).toBe('2026-11-21 9:05 AM');
    expect(panelDate('2026-11-21T14:05:00Z')).toBe('21 Nov 2026 9:05 AM');
    expect(toastDate('2026-11-21T14:05:00Z')).toBe('21/11/2026 09:05');
  });

  it('A date of a panel has the short English name of its month', () => {
    const months = Array.from({ length: 12 }, (_, month) => panelDate(new Date(2026, month, 9, 12).toISOString()).split(' ')[1]);
    expect(months).toEqual(['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']);
  });

  it('Dates of the console keep the wall clock across the change of clocks', () => {
    expect(tableDate('2026-11-01T05:30:00Z')).toBe('2026-11-01 1:30 AM');
    expect(tableDate('2026-11-01T06:30:00Z')).toBe('2026-11-01 1:30 AM');
  });

  it.each([null, undefined, '', 'yesterday'])('Dates of the console show a dash for %j', (nothing) => {
    expect(tableDate(nothing)).toBe('–');
  });
});
