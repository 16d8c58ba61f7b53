import { expect, test } from 'vitest';
import type { Access } from '../../access/permissions.ts';
import { draftsOf } from './calendarDrafts.ts';
import type { PlacedItem } from './calendarEntries.ts';

const placed = (id: string, pageId: string, createdUtc: string, rest: object = {}) =>
  ({ pageId, item: { id, name: id, createdUtc, publishedContentItem: null, scheduledPublication: null, ...rest } }) as PlacedItem;
const pages = [{ id: 'feed', name: 'News', typeName: 'SocialFeed', tone: 4 }] as const;
const superAdmin = { actingRole: 'SuperAdmin', highestRole: 'SuperAdmin' } as Access;

test('drafts are the items of pages in sight that are neither published nor scheduled, those made last first', () => {
  const items = [
    placed('older', 'feed', '2026-11-01T10:00:00Z'),
    placed('newer', 'feed', '2026-11-20T10:00:00Z'),
    placed('published', 'feed', '2026-11-21T10:00:00Z', { publishedContentItem: {} }),
    placed('scheduled', 'feed', '2026-11-21T10:00:00Z', { scheduledPublication: {} }),
    placed('elsewhere', 'gone', '2026-11-21T10:00:00Z'),
  ];
  expect(draftsOf(items, pages, superAdmin).map(({ id, tone, pageName }) => [id, tone, pageName])).toEqual([
    ['newer', 4, 'News'],
    ['older', 4, 'News'],
  ]);
});

test('drafts of a page that the role only reads are not offered', () => {
  const unit = { actingRole: 'OrganizationUnitAdmin', highestRole: 'OrganizationUnitAdmin', grants: [{ contentInstanceId: 'feed', canRead: true, canWrite: false, canDelete: false }] } as unknown as Access;
  expect(draftsOf([placed('draft', 'feed', '2026-11-01T10:00:00Z')], pages, unit)).toEqual([]);
});
