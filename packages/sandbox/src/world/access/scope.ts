import type { DatabaseSync } from 'node:sqlite';
import { queryAll, queryFirst } from '../database/query.ts';
import type { OperationContext } from '../../contract/operation.ts';
import { ProblemError } from '../../contract/problemError.ts';
import { roleTypeName, type RoleTypeName } from '../reference/roleTypes.ts';
import type { Actor, PageGrant } from './permissions.ts';

/** The selected tenant and role of a request, which belong to the caller. */
export interface Scope {
  tenantId: string;
  actor: Actor & { roleName: string; nodeId: string | null };
}

type ScopedContext = Pick<OperationContext, 'caller' | 'scope' | 'database'>;

interface RoleRow {
  name: string;
  role_type_id: string;
  organization_node_id: string | null;
  path: string | null;
}

const roleQuery = `SELECT r.name, r.role_type_id, r.organization_node_id, n.path
  FROM roles r JOIN user_roles u ON u.role_id = r.id LEFT JOIN organization_nodes n ON n.id = r.organization_node_id
  WHERE r.id = ? AND r.tenant_id = ? AND u.user_id = ?`;

/** Whether the person belongs to the tenant and may still sign in there. */
export function isMember(database: DatabaseSync, tenantId: string, userId: string): boolean {
  return queryFirst(database, 'SELECT 1 FROM tenant_members WHERE tenant_id = ? AND user_id = ? AND is_active = 1', tenantId, userId) !== undefined;
}

/**
 * The scope of the request.
 *
 * @throws ProblemError 400 without a tenant or role, 403 if they don't belong to the caller
 */
export function scopeOf({ caller, scope, database }: ScopedContext): Scope {
  const { tenantId, roleId } = scope;
  if (tenantId === null || roleId === null) throw new ProblemError(400, 'Choose a tenant and a role first.');
  if (!isMember(database, tenantId, caller.userId)) throw new ProblemError(403, 'You do not belong to this tenant.');
  const role = queryFirst<RoleRow>(database, roleQuery, roleId, tenantId, caller.userId);
  if (role === undefined) throw new ProblemError(403, 'You do not hold this role in this tenant.');
  return {
    tenantId,
    actor: {
      userId: caller.userId,
      roleName: role.name,
      roleType: roleTypeName(role.role_type_id),
      nodeId: role.organization_node_id,
      nodePath: role.path,
      grants: grantsOf(database, roleId),
    },
  };
}

/**
 * The scope, if the acting role is of one of these types.
 *
 * @throws ProblemError 403 that names the acting role (decisions-main 3)
 */
export function scopeFor(context: ScopedContext, roleTypes: readonly RoleTypeName[]): Scope {
  const scope = scopeOf(context);
  if (!roleTypes.includes(scope.actor.roleType)) throw refusal(scope);
  return scope;
}

/** The 403 for a role that is too weak. */
export function refusal({ actor }: Scope): ProblemError {
  return new ProblemError(403, `The role '${actor.roleName}' does not allow this.`);
}

function grantsOf(database: DatabaseSync, roleId: string): Map<string, PageGrant> {
  const rows = queryAll<{ content_instance_id: string; can_read: number; can_write: number; can_delete: number }>(
    database,
    'SELECT content_instance_id, can_read, can_write, can_delete FROM role_grants WHERE role_id = ?',
    roleId,
  );
  return new Map(
    rows.map((row) => [row.content_instance_id, { canRead: row.can_read === 1, canWrite: row.can_write === 1, canDelete: row.can_delete === 1 }]),
  );
}
