import { describe, expect, it, test } from 'vitest';
import { publicationStatus, shortStatus } from './publicationStatus.ts';
import { defaultPinEnd, defaultPublicationTime, defaultRecurrence, minimumPinEnd, pinEndAfter, publicationTimeOn } from './publishDefaults.ts';

const zone = 'America/Toronto';

describe('The first publication time', () => {
  it.each([
    ['2026-05-01T18:37:12.345Z', '2026-05-01T19:00:00.000Z'],
    ['2026-05-01T18:00:00.000Z', '2026-05-01T19:00:00.000Z'],
    ['2026-05-01T18:59:59.999Z', '2026-05-01T19:00:00.000Z'],
    ['2026-11-01T05:37:00.000Z', '2026-11-01T06:00:00.000Z'],
    ['2026-03-08T06:37:00.000Z', '2026-03-08T07:00:00.000Z'],
  ])('The publication time offered first at %s is %s', (now, expected) => {
    expect(defaultPublicationTime(now, zone)).toBe(expected);
  });
  it('The publication time offered first is at minute 0 of the wall clock where zones have half hours', () => {
    expect(defaultPublicationTime('2026-05-01T09:07:00.000Z', 'Asia/Kolkata')).toBe('2026-05-01T09:30:00.000Z');
  });
  it.each(['America/Toronto', 'America/St_Johns', 'Asia/Kathmandu', 'Australia/Lord_Howe'])('P05: the publication time offered first is later than now and at minute 0 of the wall clock in %s, also while clocks change', (timeZone) => {
    const minuteAt = new Intl.DateTimeFormat('en', { timeZone, minute: 'numeric' });
    // Every seven minutes of the days on which clocks are put forward and back in any of these zones.
    for (const day of ['2026-03-08', '2026-04-04', '2026-04-05', '2026-10-03', '2026-10-04', '2026-11-01']) {
      for (let minute = 0; minute < 24 * 60; minute += 7) {
        const now = new Date(Date.parse(`${day}T00:00:00Z`) + minute * 60_000).toISOString();
        const time = defaultPublicationTime(now, timeZone);
        expect(Date.parse(time) - Date.parse(now), now).toBeGreaterThan(0);
        expect(Date.parse(time) - Date.parse(now), now).toBeLessThanOrEqual(2 * 3_600_000);
        expect(minuteAt.format(Date.parse(time)), now).toBe('0');
      }
    }
  });
});

describe('The end of a pin', () => {
  it('The end of a pin is two weeks later on the wall clock', () => {
    expect(defaultPinEnd('2026-05-01T18:37:12Z', zone)).toBe('2026-05-15T18:37:00.000Z');
    expect(defaultPinEnd('2026-03-01T15:00:00Z', zone)).toBe('2026-03-15T14:00:00.000Z');
  });
  it('The end of a pin moves on with a scheduled date that passes it', () => {
    expect(pinEndAfter('2026-06-01T14:00:00Z', '2026-05-15T14:00:00Z', zone)).toBe('2026-06-15T14:00:00.000Z');
    expect(pinEndAfter('2026-05-15T14:00:00Z', '2026-05-15T14:00:00Z', zone)).toBe('2026-05-15T14:00:00Z');
    expect(pinEndAfter('2026-06-01T14:00:00Z', null, zone)).toBeNull();
  });
  it('The end of a pin is no earlier than the scheduled date, or than now', () => {
    expect(minimumPinEnd('future', 'now', 'scheduled')).toBe('scheduled');
    expect(minimumPinEnd('immediately', 'now', 'scheduled')).toBe('now');
    expect(minimumPinEnd('future', 'now', null)).toBe('now');
  });
});

it('a recurrence begins with None, interval 1, occurrences 1, pinned for 1 day', () => {
  expect(defaultRecurrence('2026-05-01T18:37:00Z', zone)).toEqual({
    startDate: '2026-05-01T19:00:00.000Z', frequency: 'None', interval: 1, occurrences: 1, pinEachPublicationForDays: 1,
  });
});

describe('Status of an item', () => {
  const published = { publishedAtUtc: '2026-05-01T10:00:00Z', organizationNodeId: 'n', isPinned: false, pinUntilUtc: null };
  it.each([
    [{ id: null, publishedContentItem: null, isPublicationScheduled: false }, 'New', 'No'],
    [{ id: '1', publishedContentItem: published, isPublicationScheduled: true }, 'Published', 'Yes'],
    [{ id: '1', publishedContentItem: null, isPublicationScheduled: true }, 'Scheduled', 'Scheduled'],
    [{ id: '1', publishedContentItem: null, isPublicationScheduled: false }, 'Draft', 'No'],
  ] as const)('The status of %o is %s, in short %s', (item, label, short) => {
    expect(publicationStatus(item)).toBe(label);
    expect(shortStatus(publicationStatus(item))).toBe(short);
  });
});

test.each([
  ['another day', '2026-11-30', '2026-11-30T14:00:00Z'],
  ['today, before nine', '2026-11-23', '2026-11-23T14:00:00Z'],
])('an item dropped on %s is scheduled at nine in the morning there', (_, day, instant) => {
  expect(Date.parse(publicationTimeOn(day, '2026-11-23T12:30:00Z', 'America/Toronto'))).toBe(Date.parse(instant));
});

test('an item dropped on today is scheduled an hour from now, once nine is past', () => {
  expect(Date.parse(publicationTimeOn('2026-11-23', '2026-11-23T16:30:00Z', 'America/Toronto'))).toBe(Date.parse('2026-11-23T17:00:00Z'));
});
