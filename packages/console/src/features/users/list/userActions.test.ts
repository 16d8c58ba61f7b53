import { describe, expect, test } from 'vitest';
import type { Access } from '../../../access/permissions.ts';
import type { RoleType } from '../../../session/workspace/workspaceTypes.ts';
import { isActive, isSuperAdministrator, refusalOf, type UserAct, writingRefusal } from './userActions.ts';
import type { User } from './userPage.ts';

const roleTypes = [
  { id: 'type-super', name: 'SuperAdmin' },
  { id: 'type-unit', name: 'OrganizationUnitAdmin' },
] as RoleType[];
const access = { userId: 'me', highestRole: 'SuperAdmin', actingRole: 'SuperAdmin', grants: [] } satisfies Access;
const unit: Access = { ...access, highestRole: 'OrganizationUnitAdmin', actingRole: 'OrganizationUnitAdmin' };
const maya = { id: 'maya', roles: [{ id: 'r1', roleTypeId: 'type-unit' }], email: 'maya@example.com', phoneNumber: null, isActive: true, lastActivity: null } as unknown as User;
const chief = { ...maya, id: 'chief', roles: [{ id: 'r2', roleTypeId: 'type-super' }] } as User;
const acts: UserAct[] = ['activate', 'deactivate', 'resetPassword', 'resendInvitation', 'delete'];
const refused = (user: User, by: Access = access) => acts.filter((act) => refusalOf(act, user, by, roleTypes) !== undefined);

describe('Actions in the list of users', () => {
  test('Someone who has not signed in yet can be invited, edited, deactivated and deleted', () => {
    expect(refused(maya)).toEqual([]);
    expect(refused(maya, unit)).toEqual([]);
  });

  test('Nobody can deactivate or delete themselves', () => {
    expect(refused({ ...maya, id: 'me' })).toEqual(['activate', 'deactivate', 'delete']);
  });

  test('A super administrator stays active, and is not changed by anyone else', () => {
    expect(refused(chief)).toEqual(['activate', 'deactivate']);
    expect(refused(chief, unit)).toEqual(acts);
    expect(refusalOf('delete', chief, unit, roleTypes)).toBe('Only a super administrator may change a super administrator.');
  });

  test('Someone who has signed in is not invited again', () => {
    expect(refusalOf('resendInvitation', { ...maya, lastActivity: '2026-11-20T10:00:00Z' }, access, roleTypes)).toBe('This user has signed in already.');
  });

  test('Nothing is sent to someone without an address', () => {
    expect(refused({ ...maya, email: null })).toEqual(['resetPassword', 'resendInvitation']);
    expect(refused({ ...maya, email: null, phoneNumber: '+12505550100' })).toEqual([]);
  });
});

test('roles that a host leaves out make nobody a super administrator', () => {
  expect(isSuperAdministrator({ roles: null as unknown as User['roles'] }, roleTypes)).toBe(false);
});

test('nobody writes to themselves, or to someone who is inactive', () => {
  expect(writingRefusal(maya, access)).toBeUndefined();
  expect(writingRefusal({ ...maya, id: 'me' }, access)).toBe('You cannot do this to yourself.');
  expect(writingRefusal({ ...maya, isActive: false }, access)).toBe('An inactive user cannot be written to.');
});

test('a user is active by either name of the field', () => {
  expect(isActive({ isActive: undefined as unknown as boolean, activated: true })).toBe(true);
  expect(isActive({ isActive: false, activated: true })).toBe(false);
  expect(isActive({ isActive: undefined as unknown as boolean })).toBe(false);
});
