import { describe, expect, test } from 'vitest';
import { atHour, onDay, partOfHour, stepOn } from './calendarPlaces.ts';

const zone = 'America/Toronto';

describe('Moving an entry to another day', () => {
  test('Moving an entry to another day keeps the time of day, also where the clocks have changed', () => {
    expect(onDay('2026-10-30T18:00:00Z', '2026-11-03', zone)).toBe('2026-11-03T19:00:00.000Z');
  });
  test('Moving an entry to another day changes a time that the clocks leave out', () => {
    expect(onDay('2026-03-06T07:30:00Z', '2026-03-08', zone)).toBe('2026-03-08T07:30:00.000Z');
  });
  test('Moving an entry to another day leaves the second of two equal times the second on its own day', () => {
    expect(onDay('2026-11-01T06:30:00Z', '2026-11-01', zone)).toBe('2026-11-01T06:30:00.000Z');
  });
});

describe('Steps of the time', () => {
  test.each([
    ['2026-11-23T19:00:00Z', 1, '2026-11-23T19:30:00.000Z'],
    ['2026-11-23T19:10:20Z', 1, '2026-11-23T19:30:00.000Z'],
    ['2026-11-23T19:10:20Z', -1, '2026-11-23T19:00:00.000Z'],
    ['2026-11-23T19:00:00Z', -1, '2026-11-23T18:30:00.000Z'],
  ] as const)('A step of the time moves from %s by %s to %s', (from, by, to) => {
    expect(stepOn(from, by, zone)).toBe(to);
  });
  test('A step of the time stays on its day', () => {
    expect(stepOn('2026-11-23T05:00:00Z', -1, zone)).toBeNull();
    expect(stepOn('2026-11-24T04:30:00Z', 1, zone)).toBeNull();
  });
  test('Steps of the time are at whole and half hours of a zone that is a quarter of an hour off', () => {
    expect(stepOn('2026-11-23T10:15:00Z', 1, 'Asia/Kathmandu')).toBe('2026-11-23T10:45:00.000Z');
  });
  test.each([
    ['of 23 hours', '2026-03-08', 46],
    ['of 25 hours', '2026-11-01', 50],
    ['of 24 hours', '2026-11-23', 48],
  ])('Steps of the time find each time of a day %s once', (_, day, count) => {
    const times = [atHour(day, 0, 0, zone)];
    for (let next = stepOn(times[0] ?? '', 1, zone); next !== null; next = stepOn(next, 1, zone)) times.push(next);
    expect(new Set(times).size).toBe(count);
  });
});

describe('Places in an hour', () => {
  test.each([
    [0, '2026-11-23T19:00:00.000Z'],
    [0.49, '2026-11-23T19:00:00.000Z'],
    [0.5, '2026-11-23T19:30:00.000Z'],
    [1, '2026-11-23T19:30:00.000Z'],
    [-0.1, '2026-11-23T19:00:00.000Z'],
  ])('The place %s of the way through 2 PM is %s', (part, instant) => {
    expect(atHour('2026-11-23', 14, part, zone)).toBe(instant);
  });
  test('A place in an hour that clocks leave out is an hour later, and in an hour that they repeat the first', () => {
    expect(atHour('2026-03-08', 2, 0.6, zone)).toBe('2026-03-08T07:30:00.000Z');
    expect(atHour('2026-11-01', 1, 0.6, zone)).toBe('2026-11-01T05:30:00.000Z');
  });
  test('The place of an instant in its hour is found', () => {
    expect(partOfHour('2026-11-23T19:45:00Z', zone)).toBe(0.75);
  });
});
