import type { RoleType } from '../../../session/workspace/workspaceTypes.ts';
import { isActive, isSuperAdministrator } from './userActions.ts';
import type { User } from './userPage.ts';
import { shownName } from '../../../ground/named.ts';

/** A user as the list shows it. */
export interface UserRow {
  user: User;
  /** Names of the roles, or of their types if the host returns no names. */
  roles: string;
  tags: string;
  /** Undefined while the departments are loading, null for none. */
  department: string | null | undefined;
  isActive: boolean;
  isSuperAdministrator: boolean;
}

const inOneLine = (names: readonly string[]): string => names.join(', ');

/** A user in the words of the list. Fields that a host leaves out are empty (faults N08). */
export function userRow(user: User, roleTypes: readonly RoleType[], departmentNames: ReadonlyMap<string, string> | null): UserRow {
  const { organizationDepartmentId } = user;
  return {
    user: { ...user, name: shownName(user.name) },
    roles: inOneLine((user.roles ?? []).map(({ name, roleTypeId }) => name?.trim() || roleTypes.find(({ id }) => id === roleTypeId)?.name).map(shownName)),
    tags: inOneLine((user.tags ?? []).map(({ name }) => shownName(name))),
    department: organizationDepartmentId === null ? null : departmentNames === null ? undefined : (departmentNames.has(organizationDepartmentId) ? shownName(departmentNames.get(organizationDepartmentId)) : null),
    isActive: isActive(user),
    isSuperAdministrator: isSuperAdministrator(user, roleTypes),
  };
}
