import { scopeFor, type Scope } from '../../access/scope.ts';
import { isInOwnNodes } from '../../access/permissions.ts';
import { queryCount, queryFirst } from '../../database/query.ts';
import type { OperationContext } from '../../../contract/operation.ts';
import { ProblemError } from '../../../contract/problemError.ts';
import { roleTypeId } from '../../reference/roleTypes.ts';
import { missing, textParameter } from '../results.ts';

/** A member of the tenant whom the caller may change. */
export interface ManagedUser {
  scope: Scope;
  userId: string;
  name: string;
  email: string | null;
  phoneNumber: string | null;
  /** Whether they have signed in at least once. */
  hasBeenActive: boolean;
}

interface MemberRow {
  name: string;
  email: string | null;
  phone_number: string | null;
  last_activity_utc: string | null;
  path: string | null;
}

/**
 * The user that the path names, if the caller may change them: a super administrator everyone, a unit administrator
 * those of the role's nodes (decisions-core A75).
 *
 * @throws ProblemError 404 outside the tenant, 403 outside the role's nodes
 */
export function managedUser(context: OperationContext): ManagedUser {
  const scope = scopeFor(context, ['SuperAdmin', 'OrganizationUnitAdmin']);
  const userId = textParameter(context, 'id');
  const row = queryFirst<MemberRow>(
    context.database,
    `SELECT u.name, u.email, u.phone_number, m.last_activity_utc, n.path FROM tenant_members m JOIN users u ON u.id = m.user_id
     LEFT JOIN organization_nodes n ON n.id = m.default_organization_node_id WHERE m.tenant_id = ? AND m.user_id = ?`,
    scope.tenantId,
    userId,
  );
  if (row === undefined) throw missing('user');
  if (scope.actor.roleType !== 'SuperAdmin' && (row.path === null || !isInOwnNodes(scope.actor, row.path))) {
    throw new ProblemError(403, `${row.name} does not belong to the unit of the role '${scope.actor.roleName}'.`);
  }
  return { scope, userId, name: row.name, email: row.email, phoneNumber: row.phone_number, hasBeenActive: row.last_activity_utc !== null };
}

/**
 * The same, but a super administrator only for another one: no one else changes their identity
 * (core §2 Users screens).
 *
 * @throws ProblemError 403 if the caller is not a super administrator
 */
export function managedIdentity(context: OperationContext): ManagedUser {
  const user = managedUser(context);
  if (user.scope.actor.roleType !== 'SuperAdmin' && holdsSuperAdministratorRole(context, user)) {
    throw new ProblemError(403, 'Only a super administrator may change a super administrator.');
  }
  return user;
}

const superAdministratorRoles = `SELECT x.user_id FROM user_roles x JOIN roles r ON r.id = x.role_id
  JOIN tenant_members m ON m.user_id = x.user_id AND m.tenant_id = r.tenant_id AND m.is_active = 1
  WHERE r.tenant_id = ? AND r.role_type_id = ?`;

function holdsSuperAdministratorRole({ database }: OperationContext, { scope, userId }: ManagedUser): boolean {
  const sql = 'SELECT count(*) FROM user_roles x JOIN roles r ON r.id = x.role_id WHERE r.tenant_id = ? AND r.role_type_id = ? AND x.user_id = ?';
  return queryCount(database, sql, scope.tenantId, roleTypeId('SuperAdmin'), userId) > 0;
}

/**
 * Keeps a tenant accessible: called in the transaction of a change that may remove its last super administrator.
 *
 * @throws ProblemError 409 if no active user holds a super administrator role any more
 */
export function requireSuperAdministrator({ database }: OperationContext, tenantId: string): void {
  if (queryFirst(database, `${superAdministratorRoles} LIMIT 1`, tenantId, roleTypeId('SuperAdmin')) === undefined) {
    throw new ProblemError(409, 'The tenant needs at least one active super administrator.');
  }
}
