import { describe, expect, test } from 'vitest';
import type { RoleType } from '../../../session/workspace/workspaceTypes.ts';
import type { User } from './userPage.ts';
import { userRow } from './userRow.ts';

const roleTypes = [{ id: 'staff', name: 'Staff' }] as RoleType[];
const user = {
  id: 'u1',
  roles: [{ id: 'r1', roleTypeId: 'staff', name: 'Night team' }, { id: 'r2', roleTypeId: 'staff' }],
  tags: [{ id: 't1', name: '@nurses', isUserExclusive: false }, { id: 't2', name: '@managers', isUserExclusive: false }],
  organizationDepartmentId: 'd1',
  isActive: true,
} as unknown as User;

describe('A row of the list of users', () => {
  test('A row of the list of users names roles, tags and department', () => {
    expect(userRow(user, roleTypes, new Map([['d1', 'Nursing']]))).toMatchObject({ roles: 'Night team, Staff', tags: '@nurses, @managers', department: 'Nursing' });
  });

  test('A row of the list of users waits for the names of departments, and has none for a deleted one', () => {
    expect(userRow(user, roleTypes, null).department).toBeUndefined();
    expect(userRow(user, roleTypes, new Map()).department).toBeNull();
    expect(userRow({ ...user, organizationDepartmentId: null }, roleTypes, null).department).toBeNull();
  });

  test('N08: a row of the list of users is empty where the host leaves everything out', () => {
    const bare = { id: 'u2', organizationDepartmentId: null } as unknown as User;
    expect(userRow(bare, roleTypes, null)).toMatchObject({ roles: '', tags: '', department: null, isActive: false });
  });
});
