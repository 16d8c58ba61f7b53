import type { DatabaseSync } from 'node:sqlite';
import { scopeFor } from '../../access/scope.ts';
import { queryAll, queryCount, queryFirst } from '../../database/query.ts';
import type { OperationHandlers } from '../../http/operation.ts';
import { found, missing, numberParameter, pageOf, textParameter } from '../results.ts';
import { grantsByRole } from './grants.ts';

interface RoleRow {
  id: string;
  name: string;
  role_type_id: string;
  organization_node_id: string | null;
}

/** The roles of the tenant (core §7). The path's `from` is an offset (decisions-core A33). */
export const roleHandlers: OperationHandlers = {
  listRoles: (context) => {
    const { tenantId } = scopeFor(context, ['SuperAdmin', 'OrganizationUnitAdmin']);
    const { database } = context;
    const count = numberParameter(context, 'count');
    const rows = queryAll<RoleRow>(
      database,
      'SELECT * FROM roles WHERE tenant_id = ? ORDER BY name COLLATE NOCASE, id LIMIT ? OFFSET ?',
      tenantId,
      count,
      numberParameter(context, 'from'),
    );
    return pageOf(presentRoles(database, rows), queryCount(database, 'SELECT count(*) FROM roles WHERE tenant_id = ?', tenantId), null, count);
  },

  getRole: (context) => {
    const { tenantId } = scopeFor(context, ['SuperAdmin', 'OrganizationUnitAdmin']);
    const row = queryFirst<RoleRow>(context.database, 'SELECT * FROM roles WHERE id = ? AND tenant_id = ?', textParameter(context, 'id'), tenantId);
    if (row === undefined) throw missing('role');
    return found(presentRoles(context.database, [row])[0]);
  },
};

function presentRoles(database: DatabaseSync, rows: readonly RoleRow[]): unknown[] {
  const grants = grantsByRole(database, rows.map((row) => row.id));
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    roleTypeId: row.role_type_id,
    organizationNodeId: row.organization_node_id,
    grantedContentInstancePermissions: grants.get(row.id) ?? [],
  }));
}
