import { parseAbsolute } from '@internationalized/date';
import { assert, constant, constantFrom, date, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { datesToCome, occurrenceCount, type Recurrence, recurrenceDates, recurrenceFrequencies } from './recurrenceDates.ts';

const zone = 'America/Toronto';
const plan = (change: Partial<Recurrence>): Recurrence => ({
  startDate: '2026-05-04T14:00:00Z', frequency: 'Daily', interval: 1, occurrences: 5, pinEachPublicationForDays: 1, ...change,
});
const local = (recurrence: Recurrence, limit = 5) =>
  recurrenceDates(recurrence, zone, limit).map((instant) => parseAbsolute(instant, zone).toString().slice(0, 16));

describe('dates of a recurrence', () => {
  it('A recurrence of None publishes once at the start', () => {
    expect(local(plan({ frequency: 'None', occurrences: 9 }))).toEqual(['2026-05-04T10:00']);
  });
  it('A recurrence with interval 0 counts as 1', () => {
    expect(local(plan({ interval: 0 }))).toEqual(local(plan({ interval: 1 })));
  });
  it('A recurrence may be every second week', () => {
    expect(local(plan({ frequency: 'Weekly', interval: 2, occurrences: 3 }))).toEqual(['2026-05-04T10:00', '2026-05-18T10:00', '2026-06-01T10:00']);
  });
  it('A recurrence with 0 occurrences repeats without an end', () => {
    expect(occurrenceCount(plan({ occurrences: 0 }))).toBe(Number.POSITIVE_INFINITY);
    expect(local(plan({ occurrences: 0 }), 40)).toHaveLength(40);
  });
  it('A recurrence that has begun shows only future dates, and counts the past ones', () => {
    expect(datesToCome(plan({}), zone, '2026-05-06T14:00:00Z', 2)).toEqual({ dates: ['2026-05-06T14:00:00.000Z', '2026-05-07T14:00:00.000Z'], past: 2 });
    expect(datesToCome(plan({}), zone, '2026-05-06T14:00:01Z', 9)).toMatchObject({ past: 3, dates: { length: 2 } });
    expect(datesToCome(plan({}), zone, '2027-01-01T00:00:00Z', 5)).toEqual({ dates: [], past: 5 });
  });
  it('A recurrence with one occurrence is the start alone', () => {
    expect(local(plan({ occurrences: 1 }))).toHaveLength(1);
  });
  it('P09: a monthly recurrence on the 31st is on the last day of short months without staying there', () => {
    expect(local(plan({ startDate: '2027-01-31T15:00:00Z', frequency: 'Monthly' }))).toEqual([
      '2027-01-31T10:00', '2027-02-28T10:00', '2027-03-31T10:00', '2027-04-30T10:00', '2027-05-31T10:00',
    ]);
  });
  it('P09: a yearly recurrence on 29 February is on the 28th between leap years', () => {
    expect(local(plan({ startDate: '2028-02-29T15:00:00Z', frequency: 'Yearly' }))).toEqual([
      '2028-02-29T10:00', '2029-02-28T10:00', '2030-02-28T10:00', '2031-02-28T10:00', '2032-02-29T10:00',
    ]);
  });
  it('A recurrence keeps the wall clock when clocks change', () => {
    expect(recurrenceDates(plan({ startDate: '2026-03-07T15:00:00Z', occurrences: 2 }), zone, 5)).toEqual([
      '2026-03-07T15:00:00.000Z', '2026-03-08T14:00:00.000Z',
    ]);
  });
  it('A recurrence at a time that does not exist moves forward, that day alone', () => {
    expect(local(plan({ startDate: '2026-03-07T07:30:00Z', occurrences: 3 }))).toEqual(['2026-03-07T02:30', '2026-03-08T03:30', '2026-03-09T02:30']);
  });
  it('A recurrence at a doubled time is published once, at the first', () => {
    expect(recurrenceDates(plan({ startDate: '2026-10-31T05:30:00Z', occurrences: 3 }), zone, 5)).toEqual([
      '2026-10-31T05:30:00.000Z', '2026-11-01T05:30:00.000Z', '2026-11-02T06:30:00.000Z',
    ]);
  });
  it('A recurrence stops where calendars end', () => {
    expect(recurrenceDates(plan({ frequency: 'Yearly', interval: 100_000, occurrences: 0 }), zone, 5)).toHaveLength(1);
  });
});

const anyPlan = record({
  startDate: date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }).map((day) => day.toISOString()),
  frequency: constantFrom(...recurrenceFrequencies),
  interval: integer({ min: 0, max: 60 }),
  occurrences: integer({ min: 0, max: 20 }),
  pinEachPublicationForDays: constant(1),
});
const anyZone = constantFrom('America/Toronto', 'Europe/Berlin', 'Australia/Lord_Howe', 'Asia/Kolkata', 'Pacific/Apia', 'UTC');

it('the dates of a recurrence rise, begin at the start and are never more than requested', () => {
  assert(
    property(anyPlan, anyZone, integer({ min: 1, max: 12 }), (recurrence, timeZone, limit) => {
      const dates = recurrenceDates(recurrence, timeZone, limit);
      expect(dates[0]).toBe(recurrence.startDate);
      expect(dates.length).toBeLessThanOrEqual(Math.min(limit, occurrenceCount(recurrence)));
      expect(dates).toEqual([...new Set(dates)].sort());
    }),
  );
});

it('a shorter list of dates is the beginning of a longer one', () => {
  assert(
    property(anyPlan, anyZone, (recurrence, timeZone) => {
      expect(recurrenceDates(recurrence, timeZone, 10).slice(0, 4)).toEqual(recurrenceDates(recurrence, timeZone, 4));
    }),
  );
});
