import { describe, expect, it } from 'vitest';
import { axisTicks, dayLabel, labelStep, runsOf } from './chartPoints.ts';

describe('the points of a line chart', () => {
  it('name the calendar day whatever the time zone', () => {
    expect(dayLabel('2026-03-08', 'short')).toBe('Mar 8');
    expect(dayLabel('2026-11-01', 'long')).toBe('Sunday, November 1, 2026');
  });

  it('break the line at a gap', () => {
    const values = [1, 2, null, null, 5].map((value, index) => ({ date: `2026-11-0${index + 1}`, value }));
    expect(runsOf(values)).toEqual([
      [
        { index: 0, value: 1 },
        { index: 1, value: 2 },
      ],
      [{ index: 4, value: 5 }],
    ]);
  });

  it('leave whole steps on the axis when nearly nothing happened', () => {
    expect(axisTicks([{ date: '2026-11-01', value: 1 }])).toEqual([0, 1, 2, 3, 4]);
  });

  it('have round values on the axis, up to above the highest one', () => {
    expect(axisTicks([{ date: '2026-11-01', value: 31 }])).toEqual([0, 10, 20, 30, 40]);
    expect(axisTicks([{ date: '2026-11-01', value: null }])).toEqual([0, 1, 2, 3, 4]);
  });

  it('name every day when there is room, and fewer when there is not', () => {
    expect(labelStep(14, 1400)).toBe(1);
    expect(labelStep(14, 300)).toBe(3);
  });
});
