import { describe, expect, test } from 'vitest';
import type { PlacedAccess } from '../../access/permissions.ts';
import { isMovable, isScheduledOnce, mayMoveTo, nodesTakingNone } from './moves.ts';

const now = Date.parse('2026-10-28T12:00:00Z');

describe('Rescheduling by steps', () => {
  test.each([
    ['2026-10-30T18:00:00.000Z', false],
    ['2026-10-30T18:30:00.000Z', true],
    ['2026-10-31T18:00:00.000Z', true],
    ['2026-10-28T12:30:00.000Z', true],
    ['2026-10-28T12:00:00.000Z', false],
    ['2026-10-28T11:30:00.000Z', false],
  ])('The time %s can be chosen for what is planned for October 30 at 2 PM, seen on October 28 at 8 AM: %s', (to, may) => {
    expect(mayMoveTo('2026-10-30T18:00:00Z', to, now)).toBe(may);
  });
});

describe('an entry can be moved', () => {
  const grant = { contentInstanceId: 'page', canRead: true, canWrite: true, canDelete: false };
  const unit = { userId: 'me', highestRole: 'OrganizationUnitAdmin', actingRole: 'OrganizationUnitAdmin', grants: [grant], ownNodeIds: new Set(['north']), readNodeIds: new Set(['north']), writeNodeIds: new Set(['north']) } as unknown as PlacedAccess;
  const entry = { kind: 'scheduled', instant: '2026-10-30T18:00:00Z', pageId: 'page', nodeId: 'north' } as const;

  test('An entry can be moved where it is ahead and the role may publish there', () => {
    expect(isMovable(entry, unit, new Set(), now)).toBe(true);
    expect(isMovable(entry, { ...unit, actingRole: 'SuperAdmin', grants: [], writeNodeIds: null }, new Set(), now)).toBe(true);
  });

  test('An entry cannot be moved where its unit has stopped accepting publications', () => {
    const takingNone = nodesTakingNone([{ id: 'root', name: 'Root', children: [{ id: 'north', name: 'North', isPublishingOff: true }] }]);
    expect(isMovable(entry, unit, takingNone, now)).toBe(false);
  });

  test.each([
    ['a series', { ...entry, kind: 'series' as const }],
    ['what is published', { ...entry, kind: 'published' as const }],
    ['what should have been published by now', { ...entry, instant: '2026-10-28T11:59:00Z' }],
    ['what goes to a unit of others', { ...entry, nodeId: 'south' }],
    ['what is on a page of others', { ...entry, pageId: 'other' }],
  ])('An entry cannot be moved: %s', (_, other) => {
    expect(isMovable(other, unit, new Set(), now)).toBe(false);
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
