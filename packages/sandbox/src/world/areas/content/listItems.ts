import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { Actor } from '../../access/permissions.ts';
import { countedTotal } from '../../database/countedTotal.ts';
import { itemsWhere, type ItemRow } from './itemRows.ts';
import type { PagePlace } from './pageAccess.ts';

/** The items of a page that the caller may read, newest first (content §7). */
export function listItems(database: DatabaseSync, place: PagePlace, { limit, offset }: { limit: number; offset: number }): ItemRow[] {
  const { sql, values } = readableOn(place);
  return itemsWhere(
    database,
    `WHERE i.id IN (SELECT id FROM content_items WHERE ${sql} ORDER BY created_utc DESC, id DESC LIMIT ? OFFSET ?) ORDER BY i.created_utc DESC, i.id DESC`,
    ...values,
    limit,
    offset,
  );
}

/** How many items `listItems` has on all pages. */
export function countItems(database: DatabaseSync, place: PagePlace): number {
  const { sql, values } = readableOn(place);
  return countedTotal(database, `SELECT count(*) FROM content_items WHERE ${sql}`, ...values);
}

/** The same rule as `canReadItem`, for all items of a page that may be read. */
function readableOn({ scope: { actor, tenantId }, page }: PagePlace): { sql: string; values: SQLInputValue[] } {
  const onPage = 'content_instance_id = ?';
  if (actor.roleType === 'SuperAdmin') return { sql: onPage, values: [page.id] };
  const inReadNodes = 'organization_node_id IN (SELECT id FROM organization_nodes WHERE tenant_id = ? AND (instr(path, ?) = 1 OR instr(?, path) = 1))';
  const own = ownPath(actor);
  if (actor.roleType === 'Staff') return { sql: `${onPage} AND is_published = 1 AND ${inReadNodes}`, values: [page.id, tenantId, own, own] };
  return { sql: `${onPage} AND (is_published = 0 OR author_id = ? OR ${inReadNodes})`, values: [page.id, actor.userId, tenantId, own, own] };
}

/** For a role without a node, a path that no node's path begins with. */
function ownPath({ nodePath }: Actor): string {
  return nodePath ?? '-';
}
