import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { GuardedItem } from '../../access/permissions.ts';
import { queryAll, queryFirst } from '../../database/query.ts';
import { contentTypeName } from '../../reference/contentTypes.ts';

/** An item with its publication and schedule, as they are stored. */
export interface ItemRow {
  id: string;
  tenant_id: string;
  content_instance_id: string;
  content_type_id: string;
  author_id: string | null;
  author_name: string | null;
  author_avatar: string | null;
  name: string | null;
  body: string | null;
  created_utc: string;
  expires_at_utc: string | null;
  is_open: number | null;
  require_read_confirmation: number;
  link_url: string | null;
  link_label: string | null;
  list_name: string;
  node_path: string | null;
  published_at_utc: string | null;
  published_node_id: string | null;
  pin_until_utc: string | null;
  publication_utc: string | null;
  scheduled_node_id: string | null;
  scheduled_pin_until_utc: string | null;
  frequency: 'None' | 'Daily' | 'Weekly' | 'Monthly' | 'Yearly' | null;
  start_date: string | null;
  interval: number | null;
  occurrences: number | null;
  pin_each_publication_for_days: number | null;
}

/** Every column of `ItemRow`; to be followed by joins and a WHERE clause over `i`. */
const itemQuery = `SELECT i.*, u.avatar AS author_avatar, n.path AS node_path,
    p.published_at_utc, p.organization_node_id AS published_node_id, p.pin_until_utc,
    s.publication_utc, s.organization_node_id AS scheduled_node_id, s.pin_until_utc AS scheduled_pin_until_utc,
    s.frequency, s.start_date, s.interval, s.occurrences, s.pin_each_publication_for_days
  FROM content_items i
  LEFT JOIN users u ON u.id = i.author_id
  LEFT JOIN publications p ON p.content_item_id = i.id
  LEFT JOIN organization_nodes n ON n.id = p.organization_node_id
  LEFT JOIN schedules s ON s.content_item_id = i.id`;

/** The item, if it belongs to the tenant. */
export function findItem(database: DatabaseSync, tenantId: string, itemId: string): ItemRow | undefined {
  return queryFirst<ItemRow>(database, `${itemQuery} WHERE i.id = ? AND i.tenant_id = ?`, itemId, tenantId);
}

/** The items that the rest of the query (joins, WHERE, ORDER BY over `i`, `p` and `s`) selects. */
export function itemsWhere(database: DatabaseSync, rest: string, ...values: SQLInputValue[]): ItemRow[] {
  return queryAll<ItemRow>(database, `${itemQuery} ${rest}`, ...values);
}

/** The fields that the item's permissions depend on. */
export function guarded(row: ItemRow): GuardedItem {
  return {
    contentInstanceId: row.content_instance_id,
    contentType: contentTypeName(row.content_type_id),
    authorId: row.author_id,
    publishedNodePath: row.node_path,
  };
}
