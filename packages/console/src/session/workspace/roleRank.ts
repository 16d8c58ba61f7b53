import type { Profile, Role, RoleType, RoleTypeName } from './workspaceTypes.ts';

const rank: Record<RoleTypeName, number> = { Staff: 0, OrganizationUnitAdmin: 1, SuperAdmin: 2 };

/** Type of a role. An unknown type gives the least rights (N08). */
export function roleTypeOf(role: Pick<Role, 'roleTypeId'>, roleTypes: readonly RoleType[]): RoleTypeName {
  const name = roleTypes.find(({ id }) => id === role.roleTypeId)?.name;
  return name !== undefined && Object.hasOwn(rank, name) ? name : 'Staff';
}

/** The user's highest role in the selected tenant: it decides what is shown (core §1, decisions-main 3). */
export function highestRoleType(profile: Pick<Profile, 'roles'>, roleTypes: readonly RoleType[]): RoleTypeName {
  return profile.roles
    .map((role) => roleTypeOf(role, roleTypes))
    .reduce<RoleTypeName>((highest, name) => (rank[name] > rank[highest] ? name : highest), 'Staff');
}

/**
 * Whether a role lacks its node: nothing could be seen or done in it (`ERR-36`). A super administrator
 * has none before there is an organization.
 */
export function lacksNode(role: Role, roleTypes: readonly RoleType[]): boolean {
  return roleTypeOf(role, roleTypes) === 'OrganizationUnitAdmin' && !role.organizationNodeId;
}
