import { describe, expect, test } from 'vitest';
import type { PlacedAccess } from '../../../access/permissions.ts';
import { type Role, roleRow, type RoleSurroundings } from './roleRow.ts';

const access: PlacedAccess = { userId: 'me', highestRole: 'SuperAdmin', actingRole: 'SuperAdmin', grants: [], ownNodeIds: new Set(), readNodeIds: null, writeNodeIds: null };
const around: RoleSurroundings = {
  access,
  roleTypes: [
    { id: 'super', name: 'SuperAdmin', description: '' },
    { id: 'staff', name: 'Staff', description: '' },
  ],
  nodes: new Map([['day', { name: 'Day shift', path: 'Harbour / Day shift' }]]),
  actingRoleId: 'acting',
};
const role: Role = { id: 'r', name: 'Porters', roleTypeId: 'staff', organizationNodeId: 'day', grantedContentInstancePermissions: [] };
const grant = (canRead: boolean, canDelete: boolean) => ({ contentInstanceId: String(Math.random()), canRead, canWrite: false, canDelete });

describe('Rows of roles', () => {
  test('The row of a role names its type and its node, with the path to it', () => {
    expect(roleRow(role, around)).toMatchObject({ typeName: 'Staff', nodeName: 'Day shift', nodePath: 'Harbour / Day shift', permissions: 'None' });
  });

  test('The row of a role sums its permissions up in reading and deleting', () => {
    const granted = [grant(true, false), grant(true, true), grant(false, false)];
    expect(roleRow({ ...role, grantedContentInstancePermissions: granted }, around).permissions).toBe('Reads 2 pages, deletes on 1');
    expect(roleRow({ ...role, grantedContentInstancePermissions: [grant(true, false)] }, around).permissions).toBe('Reads 1 page');
  });

  test('The row of a role has words for a node and a type that the console cannot resolve', () => {
    expect(roleRow({ ...role, organizationNodeId: 'elsewhere', roleTypeId: 'other' }, around)).toMatchObject({ nodeName: 'Another unit', typeName: 'Unknown' });
    expect(roleRow({ ...role, organizationNodeId: null }, around).nodeName).toBe('No node yet');
    expect(roleRow(role, { ...around, nodes: null }).nodeName).toBeUndefined();
  });

  test('The row of a role offers no permissions for a super administrator, who has them all', () => {
    const row = roleRow({ ...role, roleTypeId: 'super' }, around);
    expect([row.permissions, row.edit.allowed, row.editPermissions.allowed, row.delete.allowed]).toEqual(['Everything', true, false, true]);
  });

  test('The acting role cannot be deleted', () => {
    const row = roleRow({ ...role, id: 'acting' }, around);
    expect([row.edit.allowed, row.delete]).toEqual([true, { allowed: false, reason: 'You are using this role. Choose another role before you delete it.' }]);
  });
});
