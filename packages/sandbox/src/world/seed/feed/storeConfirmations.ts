import type { DatabaseSync } from 'node:sqlite';
import { change, queryAll } from '../../database/query.ts';
import { insert } from '../insert.ts';
import { createRandom } from '../random.ts';

/** Beginnings of the posts that ask for confirmation: what people must know to be safe or to be paid. */
const asking = [
  'Payroll moves',
  'The night team in emergency',
  'Masks are required again',
  'Wildfire smoke',
  'Ferry cancellations',
  'Recall: infusion pump',
  'Needle-stick injuries',
  'Update of the fall-prevention bundle',
  'Violence-prevention training',
  'Heat warning',
  'Medication safety alert',
  'Code Silver',
  'Lifting slings',
] as const;

interface Reader {
  userId: string;
  /** The unit of the role by which the post is read. */
  unitId: string;
}

/**
 * Makes some posts of feeds with confirmations ask for them, and readers confirm the published ones: people who work
 * where the post is published, after it was, each unit at its own pace. Has its own random numbers, so that nothing else of the
 * world depends on it.
 */
export function storeConfirmations(database: DatabaseSync, now: Date): void {
  const random = createRandom(20_261_123);
  const posts = queryAll<{ id: string; body: string; node_id: string | null; published_at_utc: string | null }>(
    database,
    `SELECT i.id, i.body, p.organization_node_id AS node_id, p.published_at_utc FROM content_items i JOIN content_instances c ON c.id = i.content_instance_id
     LEFT JOIN publications p ON p.content_item_id = i.id WHERE c.enable_read_confirmation = 1 ORDER BY i.created_utc, i.id`,
  );
  for (const { id, body, node_id: nodeId, published_at_utc: publishedUtc } of posts) {
    if (!asking.some((beginning) => body.startsWith(beginning))) continue;
    change(database, 'UPDATE content_items SET require_read_confirmation = 1 WHERE id = ?', id);
    if (nodeId === null || publishedUtc === null) continue;
    const published = Date.parse(publishedUtc);
    const shares = new Map<string, number>();
    for (const { userId, unitId } of readersAt(database, nodeId)) {
      const share = shares.get(unitId) ?? random.between(3, 10) / 10;
      shares.set(unitId, share);
      const waited = random.next() ** 3;
      if (!random.chance(share)) continue;
      const created = new Date(published + waited * (now.getTime() - published)).toISOString();
      insert(database, 'read_confirmations', { content_item_id: id, user_id: userId, organization_node_id: unitId, created_utc: created });
    }
  }
}

/** Active people with a role at a node or below it. */
function readersAt(database: DatabaseSync, nodeId: string): Reader[] {
  return queryAll<Reader>(
    database,
    `WITH RECURSIVE below (id) AS (SELECT ? UNION ALL SELECT n.id FROM organization_nodes n JOIN below b ON n.parent_id = b.id)
     SELECT m.user_id AS userId, min(r.organization_node_id) AS unitId FROM tenant_members m JOIN user_roles u ON u.user_id = m.user_id
     JOIN roles r ON r.id = u.role_id AND r.tenant_id = m.tenant_id WHERE r.organization_node_id IN below AND m.is_active = 1
     GROUP BY m.user_id ORDER BY m.user_id`,
    nodeId,
  );
}
