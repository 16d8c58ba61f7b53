import { expect, test } from 'vitest';
import { permissionInstances } from './permissionInstances.ts';

const page = (id: string, order: number) => ({
  id,
  name: `Page ${id}`,
  order,
  iconId: null,
  contentTypeId: 'feed',
  enableLikes: null,
  enableComments: null,
  enableReadConfirmation: null,
  targetEmail: null,
});
const pages = [page('10', 1), page('b', 0), page('2', 1)];
const types = [{ id: 'feed', name: 'SocialFeed' as const, description: '' }];
const grant = (contentInstanceId: string, canRead: boolean, canWrite: boolean) => ({ contentInstanceId, canRead, canWrite, canDelete: false });

test('pages are listed in their order, then by name, with their type', () => {
  expect(permissionInstances(pages, types, { actingRole: 'SuperAdmin', grants: [] }, [])).toEqual([
    { id: 'b', name: 'Page b', typeName: 'Social Feed' },
    { id: '2', name: 'Page 2', typeName: 'Social Feed' },
    { id: '10', name: 'Page 10', typeName: 'Social Feed' },
  ]);
});

test('a unit administrator grants no more than the own role has, and may grant again what the role had', () => {
  const [, second, tenth] = permissionInstances(pages, types, { actingRole: 'OrganizationUnitAdmin', grants: [grant('2', true, true)] }, [grant('10', true, true)]);
  expect(second).toMatchObject({ refusedRights: ['canDelete'], refusedReason: 'Your own role may not grant Delete here.' });
  expect(tenth).toMatchObject({ refusedRights: ['canDelete'] });
});
