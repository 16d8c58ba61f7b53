import { describe, expect, test } from 'vitest';
import type { PlacedAccess } from '../../../access/permissions.ts';
import { isRoleGrantable } from './grantableRoles.ts';

const unit: PlacedAccess = { userId: 'me', highestRole: 'SuperAdmin', actingRole: 'OrganizationUnitAdmin', grants: [], ownNodeIds: new Set(['north']), readNodeIds: null, writeNodeIds: null };
const role = (roleTypeId: string, organizationNodeId: string | null) => ({ roleTypeId, organizationNodeId });
const may = (access: PlacedAccess, ...of: Parameters<typeof role>) => isRoleGrantable(role(...of), access, 'super');

describe('Roles that can be granted', () => {
  test('A super administrator grants roles of every kind', () => {
    expect(may({ ...unit, actingRole: 'SuperAdmin' }, 'super', null)).toBe(true);
  });

  test('A unit administrator grants only roles of the own nodes', () => {
    expect([may(unit, 'staff', 'north'), may(unit, 'staff', 'south'), may(unit, 'staff', null), may(unit, 'super', 'north')]).toEqual([true, false, false, false]);
  });

  test('A role cannot be granted while the own nodes are still unknown, and never by Staff', () => {
    expect(may({ ...unit, ownNodeIds: null }, 'staff', 'north')).toBe(false);
    expect(may({ ...unit, actingRole: 'Staff' }, 'staff', 'north')).toBe(false);
  });
});
