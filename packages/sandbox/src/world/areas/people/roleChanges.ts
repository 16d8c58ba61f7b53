import { randomUUID } from 'node:crypto';
import { scopeFor } from '../../access/scope.ts';
import { change, inTransaction } from '../../database/query.ts';
import { ProblemError } from '../../../contract/problemError.ts';
import { roleTypeName } from '../../reference/roleTypes.ts';
import type { ContractHandlers } from '../contractHandlers.ts';
import { created, done, found } from '../results.ts';
import { replaceGrants } from './grants.ts';
import { presentRoles, roleOf } from './roleHandlers.ts';
import { checkMayManage, checkNode, checkRoleName, requiredName, roleTypeOfNew } from './roleRules.ts';

const administrators = ['SuperAdmin', 'OrganizationUnitAdmin'] as const;

/** Creating, changing and deleting roles (core §5, §7). */
export const roleChanges: ContractHandlers = {
  createRole: (context) => {
    const scope = scopeFor(context, administrators);
    const { database, body } = context;
    const name = requiredName(body.name);
    const type = roleTypeOfNew(body.roleTypeId);
    checkMayManage(database, scope, { id: null, type, nodeId: body.organizationNodeId }, context.scope.roleId);
    checkNode(database, scope.tenantId, type, body.organizationNodeId);
    checkRoleName(database, scope.tenantId, name);
    const row = { id: randomUUID(), name, role_type_id: body.roleTypeId, organization_node_id: body.organizationNodeId };
    change(database, 'INSERT INTO roles (id, tenant_id, name, role_type_id, organization_node_id) VALUES (?, ?, ?, ?, ?)', row.id, scope.tenantId, name, row.role_type_id, row.organization_node_id);
    return created(presentRoles(database, [row])[0]);
  },

  updateRole: (context) => {
    const scope = scopeFor(context, administrators);
    const { database, body } = context;
    const before = roleOf(context, scope);
    const type = roleTypeName(before.role_type_id);
    const name = requiredName(body.name);
    const nodeId = body.organizationNodeId;
    checkMayManage(database, scope, { id: before.id, type, nodeId: before.organization_node_id }, context.scope.roleId);
    // A role that another system put at another depth may stay there (decisions-main 5).
    if (nodeId !== before.organization_node_id) {
      if (nodeId === null) throw new ProblemError(400, 'A role keeps a node.', { errors: { organizationNodeId: ['Choose an organization node.'] } });
      checkMayManage(database, scope, { id: before.id, type, nodeId }, context.scope.roleId);
      checkNode(database, scope.tenantId, type, nodeId);
    }
    if (name.toLowerCase() !== before.name.toLowerCase()) checkRoleName(database, scope.tenantId, name);
    inTransaction(database, () => {
      change(database, 'UPDATE roles SET name = ?, organization_node_id = ? WHERE id = ?', name, nodeId, before.id);
      if (body.roleContentInstancePermissions !== undefined) replaceGrants(database, scope, before.id, body.roleContentInstancePermissions);
    });
    return found(presentRoles(database, [{ ...before, name, organization_node_id: nodeId }])[0]);
  },

  deleteRole: (context) => {
    const scope = scopeFor(context, administrators);
    const role = roleOf(context, scope);
    checkMayManage(context.database, scope, { id: role.id, type: roleTypeName(role.role_type_id), nodeId: role.organization_node_id }, context.scope.roleId);
    // Only a super administrator deletes roles of super administrators, so the last one is always the acting role.
    if (role.id === context.scope.roleId) throw new ProblemError(409, 'You act in this role. Choose another role before you delete it.');
    // Its grants and assignments are deleted with it.
    change(context.database, 'DELETE FROM roles WHERE id = ?', role.id);
    return done();
  },
};
