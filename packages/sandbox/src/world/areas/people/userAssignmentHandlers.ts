import { isInOwnNodes } from '../../access/permissions.ts';
import { change, inTransaction, queryFirst } from '../../database/query.ts';
import type { OperationContext } from '../../../contract/operation.ts';
import { ProblemError } from '../../../contract/problemError.ts';
import { roleTypeName } from '../../reference/roleTypes.ts';
import type { ContractHandlers } from '../contractHandlers.ts';
import { done, missing, textParameter } from '../results.ts';
import { managedIdentity, managedUser, type ManagedUser, requireSuperAdministrator } from './managedUser.ts';

/** Assignments of users: roles, tags, a department, a supervisor. Repeating a change changes nothing (core §7). */
export const userAssignmentHandlers: ContractHandlers = {
  assignUserRole: (context) => {
    const user = managedIdentity(context);
    const role = grantableRole(context, user);
    inTransaction(context.database, () => {
      change(context.database, 'INSERT OR IGNORE INTO user_roles (user_id, role_id) VALUES (?, ?)', user.userId, role.id);
      moveTo(context, user, role);
    });
    return done();
  },

  withdrawUserRole: (context) => {
    const user = managedIdentity(context);
    const role = grantableRole(context, user);
    inTransaction(context.database, () => {
      change(context.database, 'DELETE FROM user_roles WHERE user_id = ? AND role_id = ?', user.userId, role.id);
      requireSuperAdministrator(context, user.scope.tenantId);
    });
    return done();
  },

  assignUserTag: (context) => {
    const { userId } = managedUser(context);
    const tag = tagOf(context);
    const isTheirs = queryFirst(context.database, 'SELECT 1 FROM user_tags WHERE tag_id = ? AND user_id = ?', tag.id, userId) !== undefined;
    if (tag.is_user_exclusive === 1 && !isTheirs) throw new ProblemError(409, `The tag ${tag.name} belongs to one person alone.`);
    change(context.database, 'INSERT OR IGNORE INTO user_tags (user_id, tag_id) VALUES (?, ?)', userId, tag.id);
    return done();
  },

  withdrawUserTag: (context) => {
    const { userId } = managedUser(context);
    const tag = tagOf(context);
    if (tag.is_user_exclusive === 1) throw new ProblemError(409, `The tag ${tag.name} belongs to one person alone.`);
    change(context.database, 'DELETE FROM user_tags WHERE user_id = ? AND tag_id = ?', userId, tag.id);
    return done();
  },

  assignUserDepartment: (context) => {
    const user = managedUser(context);
    const departmentId = textParameter(context, 'departmentId');
    const department = queryFirst(context.database, 'SELECT 1 FROM departments WHERE id = ? AND tenant_id = ?', departmentId, user.scope.tenantId);
    if (department === undefined) throw missing('department');
    return setOnMember(context, user, 'organization_department_id', departmentId);
  },

  removeUserDepartment: (context) => setOnMember(context, managedUser(context), 'organization_department_id', null),

  assignUserSupervisor: (context) => {
    const user = managedUser(context);
    const supervisorId = textParameter(context, 'userId');
    if (supervisorId === user.userId) {
      const message = 'Nobody can be their own supervisor.';
      throw new ProblemError(400, message, { errors: { userId: [message] } });
    }
    const member = queryFirst(context.database, 'SELECT 1 FROM tenant_members WHERE tenant_id = ? AND user_id = ?', user.scope.tenantId, supervisorId);
    if (member === undefined) throw missing('supervisor');
    return setOnMember(context, user, 'supervisor_id', supervisorId);
  },

  removeUserSupervisor: (context) => setOnMember(context, managedUser(context), 'supervisor_id', null),
};

interface RoleRow {
  id: string;
  name: string;
  role_type_id: string;
  organization_node_id: string | null;
  path: string | null;
}

/**
 * The role of the path, if the caller may assign and remove it: a super administrator any, a unit administrator those of
 * the own nodes except super administrators' roles (decisions-core A50).
 */
function grantableRole(context: OperationContext, { scope }: ManagedUser): RoleRow {
  const role = queryFirst<RoleRow>(
    context.database,
    'SELECT r.*, n.path FROM roles r LEFT JOIN organization_nodes n ON n.id = r.organization_node_id WHERE r.id = ? AND r.tenant_id = ?',
    textParameter(context, 'roleId'),
    scope.tenantId,
  );
  if (role === undefined) throw missing('role');
  if (scope.actor.roleType === 'SuperAdmin') return role;
  if (roleTypeName(role.role_type_id) === 'SuperAdmin') throw new ProblemError(403, 'Only a super administrator may give or take a super administrator role.');
  if (role.path === null || !isInOwnNodes(scope.actor, role.path)) {
    throw new ProblemError(403, `The role '${role.name}' does not belong to your unit.`);
  }
  return role;
}

/** A user who gets a role deeper in the tree than their own node moves there. */
function moveTo({ database }: OperationContext, { scope, userId }: ManagedUser, role: RoleRow): void {
  if (role.path === null) return;
  change(
    database,
    `UPDATE tenant_members SET default_organization_node_id = ? WHERE tenant_id = ? AND user_id = ? AND (default_organization_node_id IS NULL
     OR ? LIKE (SELECT path FROM organization_nodes WHERE id = default_organization_node_id) || '%')`,
    role.organization_node_id,
    scope.tenantId,
    userId,
    role.path,
  );
}

function tagOf(context: OperationContext): { id: string; name: string; is_user_exclusive: number } {
  const tag = queryFirst<{ id: string; name: string; is_user_exclusive: number }>(
    context.database,
    'SELECT id, name, is_user_exclusive FROM tags WHERE id = ? AND tenant_id = ?',
    textParameter(context, 'tagId'),
    context.scope.tenantId,
  );
  if (tag === undefined) throw missing('tag');
  return tag;
}

function setOnMember({ database }: OperationContext, { scope, userId }: ManagedUser, column: 'organization_department_id' | 'supervisor_id', value: string | null) {
  change(database, `UPDATE tenant_members SET ${column} = ? WHERE tenant_id = ? AND user_id = ?`, value, scope.tenantId, userId);
  return done();
}
