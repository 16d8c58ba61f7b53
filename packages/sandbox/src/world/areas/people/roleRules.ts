import type { DatabaseSync } from 'node:sqlite';
import { isInOwnNodes } from '../../access/permissions.ts';
import type { Scope } from '../../access/scope.ts';
import { ProblemError } from '../../../contract/problemError.ts';
import { roleTypeName, roleTypes, type RoleTypeName } from '../../reference/roleTypes.ts';
import { isBlank } from '../isBlank.ts';
import { findNode } from '../organization/nodes.ts';
import { isNameTaken } from './isNameTaken.ts';

/** A role as it is stored. */
export interface RoleRow {
  id: string;
  name: string;
  role_type_id: string;
  organization_node_id: string | null;
}

/** Depths that fit a role of each type, the root being 0 (core §5; decisions-main 5). */
const depthsOf: Record<RoleTypeName, readonly number[]> = { SuperAdmin: [0, 1], Staff: [4], OrganizationUnitAdmin: [0] };

const invalid = (field: string, message: string): ProblemError => new ProblemError(400, message, { errors: { [field]: [message] } });

/** The name of a role, tag or department without the blanks around it. Throws 400 if it is too short. */
export function requiredName(name: string, minimum = 1): string {
  const trimmed = name.trim();
  if (isBlank(trimmed)) throw invalid('name', 'Name is required.');
  if (trimmed.length < minimum) throw invalid('name', `Name must have at least ${minimum} characters.`);
  return trimmed;
}

/** The type that a new role names. Throws 400 for one that does not exist. */
export function roleTypeOfNew(id: string): RoleTypeName {
  if (!roleTypes.some((type) => type.id === id)) throw invalid('roleTypeId', 'There is no such role type.');
  return roleTypeName(id);
}

/** Throws 400 for a node that the tenant does not have, or whose depth does not fit the type (`ROLE-14`, `ROLE-15`, `ROLE-16`). */
export function checkNode(database: DatabaseSync, tenantId: string, type: RoleTypeName, nodeId: string): void {
  const node = findNode(database, tenantId, nodeId);
  if (node === undefined) throw invalid('organizationNodeId', 'There is no such organization node.');
  if (!depthsOf[type].includes(node.depth)) {
    throw invalid('organizationNodeId', `A role of this type stands at depth ${depthsOf[type].join(' or ')}; '${node.name}' is at depth ${node.depth}.`);
  }
}

/** Throws 409 when another role of the tenant has the name, ignoring case. */
export function checkRoleName(database: DatabaseSync, tenantId: string, name: string): void {
  if (isNameTaken(database, 'roles', tenantId, name)) throw new ProblemError(409, `A role named '${name}' exists already.`);
}

/** Whether the caller may see the role: any for a super administrator, else those in the caller's own nodes. */
export function isRoleInScope(database: DatabaseSync, { tenantId, actor }: Scope, nodeId: string | null): boolean {
  if (actor.roleType === 'SuperAdmin') return true;
  const node = nodeId === null ? undefined : findNode(database, tenantId, nodeId);
  return node !== undefined && isInOwnNodes(actor, node.path);
}

/**
 * Throws 403 if the caller may not create, change or delete a role of this type at this node. Only a super
 * administrator manages roles of that type (decisions-core A50); a unit administrator those of the own nodes,
 * except the acting one, which would allow gaining rights.
 */
export function checkMayManage(database: DatabaseSync, scope: Scope, role: { id: string | null; type: RoleTypeName; nodeId: string | null }, actingRoleId: string | null): void {
  if (scope.actor.roleType === 'SuperAdmin') return;
  if (role.type === 'SuperAdmin') throw new ProblemError(403, 'Only a super administrator manages roles of super administrators.');
  if (role.id !== null && role.id === actingRoleId) throw new ProblemError(403, 'The role that you act in is changed by a super administrator.');
  if (!isRoleInScope(database, scope, role.nodeId)) throw new ProblemError(403, `The role '${scope.actor.roleName}' manages roles of its own nodes only.`);
}
