import { describe, expect, test } from 'vitest';
import type { PlacedAccess } from '../../access/permissions.ts';
import { isMovable, isScheduledOnce, mayMoveTo, movedTo } from './moves.ts';

const zone = 'America/Toronto';
const now = Date.parse('2026-10-28T12:00:00Z');

describe('another day', () => {
  test('keeps the time of day, also where the clocks have changed', () => {
    expect(movedTo('2026-10-30T18:00:00Z', '2026-11-03', zone)).toBe('2026-11-03T19:00:00.000Z');
  });

  test('moves a time that the clocks leave out', () => {
    expect(movedTo('2026-03-06T07:30:00Z', '2026-03-08', zone)).toBe('2026-03-08T07:30:00.000Z');
  });

  test.each([
    ['2026-10-30', false],
    ['2026-10-31', true],
    ['2026-10-28', true],
    ['2026-10-27', false],
  ])('%s takes what is planned for October 30 at 2 PM: %s', (day, may) => {
    expect(mayMoveTo('2026-10-30T18:00:00Z', day, zone, now)).toBe(may);
  });

  test('is not today where its time has passed', () => {
    expect(mayMoveTo('2026-10-30T11:00:00Z', '2026-10-28', zone, now)).toBe(false);
  });
});

describe('an entry can be moved', () => {
  const grant = { contentInstanceId: 'page', canRead: true, canWrite: true, canDelete: false };
  const unit = { userId: 'me', highestRole: 'OrganizationUnitAdmin', actingRole: 'OrganizationUnitAdmin', grants: [grant], ownNodeIds: new Set(['north']), readNodeIds: new Set(['north']), writeNodeIds: new Set(['north']) } as unknown as PlacedAccess;
  const entry = { kind: 'scheduled', instant: '2026-10-30T18:00:00Z', pageId: 'page', nodeId: 'north' } as const;

  test('where it is ahead and the role may publish there', () => {
    expect(isMovable(entry, unit, now)).toBe(true);
    expect(isMovable(entry, { ...unit, actingRole: 'SuperAdmin', grants: [], writeNodeIds: null }, now)).toBe(true);
  });

  test.each([
    ['a series', { ...entry, kind: 'series' as const }],
    ['what is published', { ...entry, kind: 'published' as const }],
    ['what should have been published by now', { ...entry, instant: '2026-10-28T11:59:00Z' }],
    ['what goes to a unit of others', { ...entry, nodeId: 'south' }],
    ['what is on a page of others', { ...entry, pageId: 'other' }],
  ])('not %s', (_, other) => {
    expect(isMovable(other, unit, now)).toBe(false);
  });
});

test.each([
  ['a publication to come', { publicationUtc: '2026-10-30T18:00:00Z' }, true],
  ['a series', { publicationUtc: '2026-10-30T18:00:00Z', recurrence: { frequency: 'Weekly' } }, false],
  ['what is published', null, false],
  ['an earlier publication', { publicationUtc: '2026-11-30T18:00:00Z' }, false],
])('whether a pin comes with a publication that can be moved is known of %s', (_, scheduledPublication, expected) => {
  expect(isScheduledOnce({ from: '2026-10-30T18:00:00.000Z', item: { scheduledPublication } } as unknown as Parameters<typeof isScheduledOnce>[0])).toBe(expected);
});
