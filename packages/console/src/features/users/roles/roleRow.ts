import type { components } from '@noticeboard/api-types/schema';
import { messages } from '../../../messages/en.ts';
import { roleMessages as texts } from '../../../messages/roles.ts';
import { can, type Permission, type PlacedAccess } from '../../../access/permissions.ts';
import type { RoleType, RoleTypeName } from '../../../session/workspace/workspaceTypes.ts';
import type { WholeListRules } from '../wholeList/wholeListState.ts';

/** A role as the host lists it. */
export type Role = components['schemas']['Role'];

/** A role as its row shows it. */
export interface RoleRow {
  id: string;
  name: string;
  role: Role;
  typeName: string;
  /** Name of its node, or a text in place of it; undefined while names are loading. */
  nodeName: string | undefined;
  /** The names from the root to the node, if they are known. */
  nodePath: string | undefined;
  /** A summary of its rights on content pages. */
  permissions: string;
  edit: Permission;
  editPermissions: Permission;
  delete: Permission;
}

/** What a row needs besides the role. */
export interface RoleSurroundings {
  access: PlacedAccess;
  roleTypes: readonly RoleType[];
  /** Names and paths by node id; null while they are loading. */
  nodes: ReadonlyMap<string, { name: string; path: string }> | null;
  /** Id of the role that the user acts in. */
  actingRoleId: string;
}

/** Everything that a row shows of a role, computed once per row. */
export function roleRow(role: Role, { access, roleTypes, nodes, actingRoleId }: RoleSurroundings): RoleRow {
  const type: RoleTypeName | null = roleTypes.find(({ id }) => id === role.roleTypeId)?.name ?? null;
  const isActedIn = role.id === actingRoleId;
  const edit = can(access, 'manageRole', { roleType: type, organizationNodeId: role.organizationNodeId, isActedIn });
  const node = role.organizationNodeId === null ? undefined : nodes?.get(role.organizationNodeId);
  return {
    id: role.id,
    name: role.name,
    role,
    typeName: type === null ? texts.unknownType : (messages.roleTypes[type] ?? texts.unknownType),
    nodeName: role.organizationNodeId === null ? texts.noNode : nodes === null ? undefined : (node?.name ?? texts.unknownNode),
    nodePath: node?.path,
    permissions: type === 'SuperAdmin' ? texts.allPages : summary(role.grantedContentInstancePermissions ?? []),
    edit,
    editPermissions: type === 'SuperAdmin' ? { allowed: false, reason: texts.allGranted } : edit,
    delete: edit.allowed && isActedIn ? { allowed: false, reason: texts.actedIn } : edit,
  };
}

function summary(grants: Role['grantedContentInstancePermissions']): string {
  const reads = grants.filter(({ canRead }) => canRead).length;
  return reads === 0 ? texts.noPages : texts.summary(reads, grants.filter(({ canDelete }) => canDelete).length);
}

/** How roles are searched, sorted and filtered. */
export const roleListRules: WholeListRules<RoleRow> = {
  searched: ({ name, nodeName }) => `${name} ${nodeName ?? ''}`,
  sortKeys: { name: ({ name }) => name, type: ({ typeName }) => typeName, node: ({ nodeName }) => nodeName ?? '' },
  choiceOf: ({ role }) => role.roleTypeId,
};
