import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { refusal, scopeFor, type Scope } from '../../access/scope.ts';
import { queryAll, queryCount, queryFirst } from '../../database/query.ts';
import type { OperationContext } from '../../../contract/operation.ts';
import type { ContractHandlers } from '../contractHandlers.ts';
import { found, missing, numberParameter, pageOf, textParameter } from '../results.ts';
import { grantsByRole } from './grants.ts';
import { isRoleInScope, type RoleRow } from './roleRules.ts';

const administrators = ['SuperAdmin', 'OrganizationUnitAdmin'] as const;

/** The roles of the tenant (core §7); a unit administrator sees those of the own nodes. The path's `from` is an offset (decisions-core A33). */
export const roleHandlers: ContractHandlers = {
  listRoles: (context) => {
    const { sql, values } = rolesInScope(scopeFor(context, administrators));
    const { database } = context;
    const count = numberParameter(context, 'count');
    const rows = queryAll<RoleRow>(database, `SELECT * FROM roles WHERE ${sql} ORDER BY name COLLATE NOCASE, id LIMIT ? OFFSET ?`, ...values, count, numberParameter(context, 'from'));
    return pageOf(presentRoles(database, rows), queryCount(database, `SELECT count(*) FROM roles WHERE ${sql}`, ...values), null, count);
  },

  getRole: (context) => {
    const scope = scopeFor(context, administrators);
    const role = roleOf(context, scope);
    if (!isRoleInScope(context.database, scope, role.organization_node_id)) throw refusal(scope);
    return found(presentRoles(context.database, [role])[0]);
  },
};

/** The role that the path names. Throws 404 if the tenant has no such role. */
export function roleOf(context: OperationContext, { tenantId }: Scope): RoleRow {
  const row = queryFirst<RoleRow>(context.database, 'SELECT * FROM roles WHERE id = ? AND tenant_id = ?', textParameter(context, 'id'), tenantId);
  if (row === undefined) throw missing('role');
  return row;
}

/** Roles as the contract has them; `more` adds the extra fields of one response. */
export function presentRoles<Row extends RoleRow>(database: DatabaseSync, rows: readonly Row[], more: (row: Row) => object = () => ({})): unknown[] {
  const grants = grantsByRole(database, rows.map((row) => row.id));
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    roleTypeId: row.role_type_id,
    organizationNodeId: row.organization_node_id,
    grantedContentInstancePermissions: grants.get(row.id) ?? [],
    ...more(row),
  }));
}

function rolesInScope({ tenantId, actor }: Scope): { sql: string; values: SQLInputValue[] } {
  if (actor.roleType === 'SuperAdmin') return { sql: 'tenant_id = ?', values: [tenantId] };
  const path = actor.nodePath ?? '-';
  return {
    sql: `tenant_id = ? AND organization_node_id IN (SELECT id FROM organization_nodes WHERE tenant_id = ? AND path >= ? AND path < ? || '~')`,
    values: [tenantId, tenantId, path, path],
  };
}
