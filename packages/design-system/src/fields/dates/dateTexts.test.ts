import { describe, expect, it } from 'vitest';
import { boundRefusal } from './dateBounds.ts';
import { formatDay, timestampWithWeekday, timeZoneInWords } from './dateTexts.ts';

describe('a time zone in words', () => {
  it.each([
    ['America/Toronto', 'Toronto time'],
    ['America/Argentina/Buenos_Aires', 'Buenos Aires time'],
    ['UTC', 'UTC'],
    ['Etc/UTC', 'UTC'],
    ['Etc/GMT+5', 'GMT-5'],
    ['EST', 'GMT-5'],
  ])('The time zone %s is called %s', (zone, words) => {
    expect(timeZoneInWords(zone)).toBe(words);
  });
});

it('days and instants are written for people', () => {
  expect(formatDay('2026-05-04', 'en-GB')).toBe('4 May 2026');
});

it.each(['en-GB', 'en-US'])('a date in a list has its weekday and the specified form in %s', (locale) => {
  expect(timestampWithWeekday('2026-05-04T14:00:00Z', locale, 'America/Toronto')).toBe('Mon, 4 May 2026 10:00 AM');
});

describe('Bounds of a date', () => {
  const say = (bound: string) => bound;
  it('Bounds of a date are both allowed', () => {
    const bounds = { minimum: '2026-05-04', maximum: '2026-05-06' };
    expect(boundRefusal('2026-05-04', bounds, say)).toBeNull();
    expect(boundRefusal('2026-05-06', bounds, say)).toBeNull();
  });
  it('Bounds of a date name the one that a value breaks', () => {
    const bounds = { minimum: '2026-05-04', maximum: '2026-05-06' };
    expect(boundRefusal('2026-05-03', bounds, say)).toBe('Choose 2026-05-04 or later.');
    expect(boundRefusal('2026-05-07', bounds, say)).toBe('Choose 2026-05-06 or earlier.');
  });
  it('Bounds of a date compare instants as moments, however they are written', () => {
    const minimum = '2026-05-04T10:00:00.000Z';
    expect(boundRefusal('2026-05-04T10:00:00Z', { minimum }, say)).toBeNull();
    expect(boundRefusal('2026-05-04T09:59:00Z', { minimum }, say)).not.toBeNull();
  });
  it('Bounds of a date do not apply to an empty field', () => {
    expect(boundRefusal(null, { minimum: '2026-05-04' }, say)).toBeNull();
  });
});
