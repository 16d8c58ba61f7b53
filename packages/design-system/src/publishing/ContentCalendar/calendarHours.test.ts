import { describe, expect, test } from 'vitest';
import { clockChange, hourInWords, hourOf, hoursInSight, missingHours } from './calendarHours.ts';
import { calendarTimes } from './calendarTimes.ts';
import type { CalendarEntry } from './contentCalendarTypes.ts';

const zone = 'America/Toronto';
const at = (instant: string, kind: CalendarEntry['kind'] = 'published'): CalendarEntry => ({ id: instant, kind, instant, name: 'n', tone: 0, pageName: '', where: null, href: '' });

describe('the hours of a week', () => {
  test('The hours of a week are at least those of a working day', () => {
    expect(hoursInSight([], zone)).toEqual([7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18]);
  });
  test('The hours of a week include the first and last entry, in the zone of the reader', () => {
    expect(hoursInSight([at('2026-11-02T10:30:00Z'), at('2026-11-03T02:00:00Z')], zone)).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21]);
  });
  test('The hours of a week do not include the end of a survey, which belongs to the whole day', () => {
    expect(hoursInSight([at('2026-11-03T04:59:00Z', 'surveyEnds')], zone)).toHaveLength(12);
  });
});

test('a day on which the clocks go forward has no hour at 2 AM, and an entry at 3 AM is in that hour', () => {
  expect(missingHours('2026-03-08', zone)).toEqual([2]);
  expect(clockChange('2026-03-08', zone)).toBe('forward');
  expect(hourOf('2026-03-08T07:30:00Z', zone)).toBe(3);
  expect([missingHours('2026-03-09', zone), clockChange('2026-03-09', zone)]).toEqual([[], null]);
});

test('a day on which midnight is left out begins at 1 AM', () => {
  expect(missingHours('2026-03-08', 'America/Havana')).toEqual([0]);
  expect(clockChange('2026-03-08', 'America/Havana')).toBe('forward');
});

test('both times of an hour that the clocks repeat say which of the two they are', () => {
  const timeOf = calendarTimes({ locale: 'en-US', timeZone: zone });
  expect(clockChange('2026-11-01', zone)).toBe('back');
  expect(['2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z'].map((instant) => hourOf(instant, zone))).toEqual([1, 1]);
  expect(['2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z', '2026-11-01T07:30:00Z'].map(timeOf)).toEqual(['1:30 AM EDT', '1:30 AM EST', '2:30 AM']);
});

test.each(['en-US', 'en-GB'])('times and hours have the form of the specified dates in %s', (locale) => {
  const timeOf = calendarTimes({ locale, timeZone: zone });
  expect(['2026-05-04T13:00:00Z', '2026-05-05T00:05:00Z', '2026-05-04T04:00:00Z'].map(timeOf)).toEqual(['9:00 AM', '8:05 PM', '12:00 AM']);
  expect([0, 9, 12, 23].map((hour) => hourInWords(hour))).toEqual(['12 AM', '9 AM', '12 PM', '11 PM']);
});
