import { describe, expect, it } from 'vitest';
import type { PlacedAccess } from '../../access/permissions.ts';
import { editRefusal, itemRow, organizationName, type PublishedItem } from './itemRow.ts';

const item = (changes: Partial<PublishedItem> = {}): PublishedItem => ({
  contentItemId: 'item',
  contentInstanceId: 'page',
  name: 'Flu clinic',
  typeName: 'Gallery',
  author: 'somebody',
  authorName: 'Ada Osei',
  isPublished: true,
  organizationNodeId: 'north',
  createdUtc: '2026-11-01T08:00:00Z',
  ...changes,
});
const superAdmin: PlacedAccess = {
  userId: 'me',
  highestRole: 'SuperAdmin',
  actingRole: 'SuperAdmin',
  grants: [],
  ownNodeIds: null,
  readNodeIds: null,
  writeNodeIds: null,
};
const unitAdmin: PlacedAccess = { ...superAdmin, highestRole: 'OrganizationUnitAdmin', actingRole: 'OrganizationUnitAdmin', grants: [{ contentInstanceId: 'page', canRead: true, canWrite: true, canDelete: true }], ownNodeIds: new Set(['north']) };
const names = (id: string) => (id === 'north' ? 'North Region' : null);

describe('Rows of Published Content', () => {
  it('A row of Published Content names the node of the item, and says so when it has none', () => {
    expect(organizationName('north', names)).toBe('North Region');
    expect(organizationName(null, names)).toBeNull();
  });

  it('A row of Published Content has no name while names are loading, and tells an unknown node from no node', () => {
    expect(organizationName('north', () => undefined)).toBeUndefined();
    expect(organizationName('gone', names)).toBe('Another unit');
  });

  it('A row of Published Content has a word in place of a name that is missing or blank', () => {
    expect(itemRow(item({ name: null }), superAdmin).name).toBe('Untitled item');
    expect(itemRow(item({ name: '  ' }), superAdmin).name).toBe('Untitled item');
  });

  it('A row of Published Content links to the edit page of its type, and has no link for a type without one', () => {
    expect(itemRow(item({ typeName: 'SocialFeed' }), superAdmin).editHref).toBe('/content/social-feeds/page/items/edit/item');
    expect(itemRow(item({ typeName: 'Hologram' }), superAdmin).editHref).toBeNull();
  });

  it.each([undefined, null, ''])('decisions-core A27: a row has no link and can neither be edited nor deleted where the host returns %j for its page', (contentInstanceId) => {
    const row = itemRow({ ...item(), contentInstanceId } as unknown as PublishedItem, superAdmin);
    const refusal = 'The server does not say which page this item is on.';
    expect(row).toMatchObject({ editHref: null, edit: { allowed: false, reason: refusal }, delete: { allowed: false, reason: refusal } });
    expect(editRefusal(row)).toBe(refusal);
  });

  it('A row of Published Content lets a unit administrator change what is published at the own unit, and gives the reason elsewhere', () => {
    expect(itemRow(item(), unitAdmin)).toMatchObject({ edit: { allowed: true }, delete: { allowed: true } });
    expect(itemRow(item({ organizationNodeId: 'south' }), unitAdmin)).toMatchObject({
      edit: { allowed: false, reason: 'This item is published outside your unit.' },
    });
  });

  it('A row of Published Content lets nobody change an item of a page that the role may only read', () => {
    const reader: PlacedAccess = { ...unitAdmin, grants: [{ contentInstanceId: 'page', canRead: true, canWrite: false, canDelete: false }] };
    expect(itemRow(item(), reader)).toMatchObject({ edit: { allowed: false, reason: 'Your role may not change items on this page.' }, delete: { allowed: false } });
  });

  it('A row of Published Content lets only the author delete a post, except super administrators', () => {
    const post = item({ typeName: 'SocialFeed' });
    expect(itemRow(post, unitAdmin).delete.allowed).toBe(false);
    expect(itemRow({ ...post, author: 'me' }, unitAdmin).delete.allowed).toBe(true);
    expect(itemRow(post, superAdmin).delete.allowed).toBe(true);
  });
});
