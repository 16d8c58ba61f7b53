import type { components } from '@noticeboard/api-types/schema';
import { expect, test } from 'vitest';
import { administratorsOf } from './nodeAdministrators.ts';

type Schemas = components['schemas'];

const roleTypes = [{ id: 'unit', name: 'OrganizationUnitAdmin' }, { id: 'staff', name: 'Staff' }, { id: 'super', name: 'SuperAdmin' }] as Schemas['RoleType'][];
const roles = [
  { id: 'harbour-admin', name: 'Harbour administrator', roleTypeId: 'unit', organizationNodeId: 'harbour' },
  { id: 'harbour-staff', name: 'Harbour staff', roleTypeId: 'staff', organizationNodeId: 'harbour' },
  { id: 'root-super', name: 'Super', roleTypeId: 'super', organizationNodeId: 'harbour' },
  { id: 'north-admin', name: 'North administrator', roleTypeId: 'unit', organizationNodeId: 'north' },
] as Schemas['Role'][];
const user = (id: string, roleIds: readonly string[] | null, isActive = true) => ({ id, name: id, isActive, roles: roleIds?.map((roleId) => ({ id: roleId })) ?? null }) as unknown as Schemas['User'];

test('administrators of a node are the active people with the role of a unit administrator there, by name', () => {
  const users = [user('Zoe', ['harbour-admin']), user('Ada', ['harbour-staff', 'harbour-admin']), user('Bao', ['harbour-staff']), user('Cleo', ['root-super']), user('Dan', ['north-admin']), user('Eve', ['harbour-admin'], false), user('Finn', null)];
  expect(administratorsOf({ users, roles }, 'harbour', roleTypes)).toEqual([
    { id: 'Ada', name: 'Ada', detail: 'Harbour administrator' },
    { id: 'Zoe', name: 'Zoe', detail: 'Harbour administrator' },
  ]);
});

test('names of administrators are ordered by their numbers: Zone 2 comes before Zone 10', () => {
  const users = [user('Zone 10', ['harbour-admin']), user('Zone 2', ['harbour-admin'])];
  expect(administratorsOf({ users, roles }, 'harbour', roleTypes).map(({ name }) => name)).toEqual(['Zone 2', 'Zone 10']);
});
