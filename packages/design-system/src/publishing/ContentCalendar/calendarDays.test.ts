import { describe, expect, test } from 'vitest';
import { dayAfterKey, instantsInSight, isDayOff, lastDayOf, sightInWords, stepped, weeksInSight } from './calendarDays.ts';

describe('Days in sight', () => {
  test.each([
    ['en-US', '2026-11-01', '2026-12-05', 5],
    ['en-GB', '2026-10-26', '2026-12-06', 6],
  ])('The days in sight of November 2026 in %s are whole weeks from %s to %s', (locale, first, last, count) => {
    const weeks = weeksInSight('month', '2026-11-23', locale);
    expect(weeks).toHaveLength(count);
    expect([weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual([first, last]);
    expect(weeks.every((week) => week.length === 7)).toBe(true);
  });

  test('The days in sight are four weeks where a month is no longer', () => {
    expect(weeksInSight('month', '2027-02-10', 'en-GB')).toHaveLength(4);
  });

  test('The days in sight of a week are the seven days around one', () => {
    expect(weeksInSight('week', '2026-11-23', 'en-US')).toEqual([['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28']]);
  });

  test('The days in sight begin and end with the days of the time zone, including the hour that the clocks repeat', () => {
    expect(instantsInSight('week', '2026-11-01', { locale: 'en-US', timeZone: 'America/Toronto' })).toEqual({ from: '2026-11-01T04:00:00.000Z', to: '2026-11-08T05:00:00.000Z' });
  });

  test('The days in sight have a name', () => {
    expect(sightInWords('month', '2026-11-23', 'en-US')).toBe('November 2026');
    expect(sightInWords('week', '2026-12-29', 'en-US')).toMatch(/^Dec 27, 2026\s–\sJan 2, 2027$/);
  });
});

test('a step from the 31st stays in the next month', () => {
  expect(stepped('month', '2026-10-31', 1)).toBe('2026-11-30');
  expect(stepped('week', '2026-11-23', -1)).toBe('2026-11-16');
});

test('a pin that ends at midnight ends with the day before', () => {
  expect(lastDayOf({ from: '2026-11-09T17:00:00Z', to: '2026-11-12T05:00:00Z' }, 'America/Toronto')).toBe('2026-11-11');
  expect(lastDayOf({ from: '2026-11-12T05:00:00Z', to: '2026-11-12T05:00:00Z' }, 'America/Toronto')).toBe('2026-11-12');
});

test('weekends are those of the locale', () => {
  expect(['2026-11-20', '2026-11-21'].map((day) => isDayOff(day, 'en-US'))).toEqual([false, true]);
  expect(['2026-11-20', '2026-11-21'].map((day) => isDayOff(day, 'ar-DZ'))).toEqual([true, true]);
});

test.each([
  ['ArrowRight', '2026-12-01'],
  ['ArrowLeft', '2026-11-29'],
  ['ArrowDown', '2026-12-07'],
  ['ArrowUp', '2026-11-23'],
  ['PageDown', '2026-12-30'],
  ['PageUp', '2026-10-30'],
  ['Home', '2026-11-29'],
  ['End', '2026-12-05'],
  ['a', null],
])('the key %s moves from November 30 to %s', (key, day) => {
  expect(dayAfterKey(key, '2026-11-30', 'en-US')).toBe(day);
});
