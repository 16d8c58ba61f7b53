import type { components } from '@noticeboard/api-types/schema';
import { shownName } from '../../ground/named.ts';
import { roleTypeOf } from '../../session/workspace/roleRank.ts';

type Schemas = components['schemas'];

/** Someone who administers a node. */
export interface Administrator {
  id: string;
  name: string;
  /** The role that makes them an administrator. */
  detail: string;
}

/** Active people with a role of a unit administrator at this node itself, by name. */
export function administratorsOf({ users, roles }: { users: readonly Schemas['User'][]; roles: readonly Schemas['Role'][] }, nodeId: string, roleTypes: readonly Schemas['RoleType'][]): Administrator[] {
  const there = new Map(roles.filter((role) => role.organizationNodeId === nodeId && roleTypeOf(role, roleTypes) === 'OrganizationUnitAdmin').map((role) => [role.id, shownName(role.name)]));
  return users
    .flatMap(({ id, name, isActive, roles: held }) => {
      const role = (held ?? []).find((each) => there.has(each.id));
      return isActive && role !== undefined ? [{ id, name: shownName(name), detail: there.get(role.id) ?? '' }] : [];
    })
    .toSorted((first, second) => first.name.localeCompare(second.name, undefined, { numeric: true }));
}
