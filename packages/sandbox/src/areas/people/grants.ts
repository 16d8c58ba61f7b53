import type { DatabaseSync } from 'node:sqlite';
import { queryAll } from '../../database/query.ts';

/** What a role may do with a page, as the contract has it (core §3). */
export interface ContentInstancePermission {
  contentInstanceId: string;
  canRead: boolean;
  canWrite: boolean;
  canDelete: boolean;
}

/** The grants of these roles, by role id. */
export function grantsByRole(database: DatabaseSync, roleIds: readonly string[]): Map<string, ContentInstancePermission[]> {
  const rows = queryAll<{ role_id: string; content_instance_id: string; can_read: number; can_write: number; can_delete: number }>(
    database,
    `SELECT g.* FROM json_each(?) AS wanted JOIN role_grants g ON g.role_id = wanted.value
     JOIN content_instances i ON i.id = g.content_instance_id ORDER BY i.position, i.name`,
    JSON.stringify(roleIds),
  );
  const byRole = new Map<string, ContentInstancePermission[]>();
  for (const row of rows) {
    const grants = byRole.get(row.role_id) ?? [];
    grants.push({
      contentInstanceId: row.content_instance_id,
      canRead: row.can_read === 1,
      canWrite: row.can_write === 1,
      canDelete: row.can_delete === 1,
    });
    byRole.set(row.role_id, grants);
  }
  return byRole;
}
