import type { DatabaseSync } from 'node:sqlite';
import { change } from '../../database/query.ts';

/** A new publication. */
export interface NewPublication {
  itemId: string;
  nodeId: string;
  publishedAtUtc: string;
  publishedById: string | null;
  pinUntilUtc: string | null;
}

/** Publishes the item to the node; one that is published elsewhere moves (decisions-core A67). Its schedule is left alone. */
export function publish(database: DatabaseSync, publication: NewPublication): void {
  change(
    database,
    'INSERT OR REPLACE INTO publications (content_item_id, organization_node_id, published_at_utc, published_by_id, pin_until_utc) VALUES (?, ?, ?, ?, ?)',
    publication.itemId,
    publication.nodeId,
    publication.publishedAtUtc,
    publication.publishedById,
    publication.pinUntilUtc,
  );
  change(database, 'UPDATE content_items SET is_published = 1, organization_node_id = ? WHERE id = ?', publication.nodeId, publication.itemId);
  if (publication.publishedById !== null) countPublication(database, publication.itemId, publication.publishedById, publication.publishedAtUtc.slice(0, 10));
}

/** Analytics count every publication, also one that is taken back or repeated later (core §7). */
function countPublication(database: DatabaseSync, itemId: string, publishedById: string, day: string): void {
  change(
    database,
    `INSERT INTO publication_days (tenant_id, user_id, publication_date, publication_count) SELECT tenant_id, ?, ?, 1 FROM content_items WHERE id = ?
     ON CONFLICT (user_id, publication_date, tenant_id) DO UPDATE SET publication_count = publication_count + 1`,
    publishedById,
    day,
    itemId,
  );
}

/** Unpublishes the item: the item is a draft again. */
export function unpublish(database: DatabaseSync, itemId: string): void {
  change(database, 'DELETE FROM publications WHERE content_item_id = ?', itemId);
  change(database, 'UPDATE content_items SET is_published = 0, organization_node_id = NULL WHERE id = ?', itemId);
}

/** Ends the schedule, the whole series of a recurrence too (decisions-content A16). */
export function unschedule(database: DatabaseSync, itemId: string): void {
  change(database, 'DELETE FROM schedules WHERE content_item_id = ?', itemId);
}
