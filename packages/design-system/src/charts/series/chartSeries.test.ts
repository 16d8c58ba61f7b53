import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { axisTicks, countMissing, dayLabel, hasValues, highestValue, labelStep, nearestStop, runsOf, stackTotals } from './chartSeries.ts';

const series = (...values: (number | null)[]) => ({ id: 'a', name: 'A', values });

describe('Numbers of a chart', () => {
  it('The stops of a chart name the calendar day, whatever the time zone', () => {
    expect(dayLabel('2026-03-08', 'short')).toBe('Mar 8');
    expect(dayLabel('2026-11-01', 'long')).toBe('Sunday, November 1, 2026');
  });

  it('A gap in the numbers breaks the line of a chart', () => {
    expect(runsOf([1, 2, null, null, 5])).toEqual([
      [
        { index: 0, value: 1 },
        { index: 1, value: 2 },
      ],
      [{ index: 4, value: 5 }],
    ]);
  });

  it('The axis of a chart has whole steps when nearly nothing happened', () => {
    expect(axisTicks(1)).toEqual([0, 1, 2, 3, 4]);
    expect(axisTicks(0)).toEqual([0, 1, 2, 3, 4]);
  });

  it('The axis of a chart has round values, up to above the highest number', () => {
    expect(axisTicks(31)).toEqual([0, 10, 20, 30, 40]);
  });

  it('The numbers of a chart never rise above the axis', () => {
    assert(
      property(integer({ min: 0, max: 1_000_000 }), (highest) => {
        expect(axisTicks(highest).at(-1)).toBeGreaterThanOrEqual(highest);
      }),
    );
  });

  it('The axis of a chart names every stop when there is room, and fewer when there is not', () => {
    expect(labelStep(14, 1400)).toBe(1);
    expect(labelStep(14, 300)).toBe(3);
  });

  it('The numbers of a chart are empty when all are zero or unknown', () => {
    expect(hasValues([series(0, null, 0)])).toBe(false);
    expect(hasValues([series(0, null, 1)])).toBe(true);
    expect(highestValue([series(null), series(3, null)])).toBe(3);
    expect(highestValue([])).toBe(0);
  });

  it('The numbers of a chart are partial where one series has no data', () => {
    expect(countMissing([series(1, null, 3), series(1, 2, null)], 3)).toBe(2);
    expect(countMissing([series(1, 2)], 3)).toBe(1);
  });

  it('The numbers of a chart add up in a stack, unknown parts as zero', () => {
    expect(stackTotals([series(1, null), series(2, 5)], 2)).toEqual([3, 5]);
  });

  it('The numbers shown are those of the stop that the pointer is nearest to', () => {
    expect(nearestStop([0, 50, 100], 60)).toBe(1);
    expect(nearestStop([0, 50, 100], -20)).toBe(0);
    expect(nearestStop([0, 50, 100], 900)).toBe(2);
  });
});
