import type { DatabaseSync } from 'node:sqlite';
import type { Actor } from '../../access/permissions.ts';
import { change, queryAll, queryFirst } from '../../database/query.ts';
import { ProblemError } from '../../../contract/problemError.ts';

/** What a role may do with a page, as the contract has it (core §3). */
interface ContentInstancePermission {
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

const rights = ['canRead', 'canWrite', 'canDelete'] as const;

/**
 * Replaces the grants of a role by those sent, including pages without any right: such an entry forbids what no entry
 * leaves open (decisions-core A22).
 *
 * @throws ProblemError 400 for a page that the tenant does not have, one that is named twice, or Write or Delete
 * without Read (core §4); 403 when a unit administrator gives more than the acting role has
 */
export function replaceGrants(database: DatabaseSync, { tenantId, actor }: { tenantId: string; actor: Actor }, roleId: string, wanted: readonly ContentInstancePermission[]): void {
  const before = new Map((grantsByRole(database, [roleId]).get(roleId) ?? []).map((grant) => [grant.contentInstanceId, grant]));
  const seen = new Set<string>();
  for (const grant of wanted) {
    const page = queryFirst<{ name: string }>(database, 'SELECT name FROM content_instances WHERE id = ? AND tenant_id = ?', grant.contentInstanceId, tenantId);
    if (page === undefined) throw unfit('There is no such content page.');
    if (seen.has(grant.contentInstanceId)) throw unfit(`'${page.name}' is named twice.`);
    seen.add(grant.contentInstanceId);
    if (!grant.canRead && (grant.canWrite || grant.canDelete)) throw unfit(`'${page.name}' has to be readable to be written or deleted.`);
    const own = actor.grants.get(grant.contentInstanceId);
    const isBeyond = rights.some((right) => grant[right] && before.get(grant.contentInstanceId)?.[right] !== true && own?.[right] !== true);
    if (actor.roleType !== 'SuperAdmin' && isBeyond) throw new ProblemError(403, `You can't give more on '${page.name}' than your own role has.`);
  }
  change(database, 'DELETE FROM role_grants WHERE role_id = ?', roleId);
  for (const { contentInstanceId, canRead, canWrite, canDelete } of wanted) {
    change(
      database,
      'INSERT INTO role_grants (role_id, content_instance_id, can_read, can_write, can_delete) VALUES (?, ?, ?, ?, ?)',
      roleId,
      contentInstanceId,
      canRead ? 1 : 0,
      canWrite ? 1 : 0,
      canDelete ? 1 : 0,
    );
  }
}

const unfit = (message: string): ProblemError => new ProblemError(400, message, { errors: { roleContentInstancePermissions: [message] } });
