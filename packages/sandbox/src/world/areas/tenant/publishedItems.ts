import type { SQLInputValue } from 'node:sqlite';
import { canReadPage } from '../../access/permissions.ts';
import { scopeOf, type Scope } from '../../access/scope.ts';
import { plainText } from '../../database/plainText.ts';
import { countedTotal } from '../../database/countedTotal.ts';
import { queryAll } from '../../database/query.ts';
import type { OperationContext, OperationResult } from '../../../contract/operation.ts';
import { contentTypeName, contentTypes } from '../../reference/contentTypes.ts';
import { findNode } from '../organization/nodes.ts';
import { optionalText, pageOf } from '../results.ts';

/** Each order of the list has an index that also holds every filtered column, so that skipping rows does not read the table. */
const orders = {
  name: { index: 'items_by_name', columns: ['sort_name', 'id'] },
  author: { index: 'items_by_author', columns: ['author_sort_name', 'id'] },
  status: { index: 'items_by_status', columns: ['is_published', 'id'] },
  createdUtc: { index: 'items_by_created', columns: ['created_utc', 'id'] },
} as const;

interface ItemRow {
  id: string;
  content_instance_id: string;
  list_name: string;
  content_type_id: string;
  author_id: string | null;
  author_name: string | null;
  is_published: number;
  organization_node_id: string | null;
  created_utc: string;
}

/** A WHERE clause with its values. */
interface Filter {
  sql: string;
  values: SQLInputValue[];
}

/**
 * The items of Published Content (decisions-main 6), newest first by default. Without `size`
 * it returns everything.
 */
export function listPublishedItems(context: OperationContext): OperationResult {
  const { database, parameters } = context;
  const filter = filterOf(context, scopeOf(context));
  const sort = optionalText(context, 'sort');
  const order = sort === 'name' || sort === 'author' || sort === 'status' ? orders[sort] : orders.createdUtc;
  const isDescending = (optionalText(context, 'direction') ?? (sort === null ? 'descending' : 'ascending')) === 'descending';
  const size = typeof parameters['size'] === 'number' ? parameters['size'] : null;
  const page = size === null ? null : typeof parameters['page'] === 'number' ? parameters['page'] : 0;
  const direction = isDescending ? 'DESC' : 'ASC';

  const isUnfiltered = filter.values.length === 1;
  const total = countedTotal(database, `SELECT count(*) FROM content_items ${isUnfiltered ? '' : 'INDEXED BY items_by_created'} WHERE ${filter.sql}`, ...filter.values);
  const rows = queryAll<ItemRow>(
    database,
    `SELECT i.id, i.content_instance_id, i.list_name, i.content_type_id, i.author_id, i.author_name, i.is_published, i.organization_node_id, i.created_utc
     FROM (SELECT id FROM content_items INDEXED BY ${order.index} WHERE ${filter.sql}
           ORDER BY ${order.columns.map((column) => `${column} ${direction}`).join(', ')} LIMIT ? OFFSET ?) AS wanted
     CROSS JOIN content_items i ON i.id = wanted.id`,
    ...filter.values,
    size ?? -1,
    size === null || page === null ? 0 : page * size,
  );
  return pageOf(rows.map(present), total, page, size);
}

/**
 * The items that are requested and readable. Without a node, a unit administrator gets what is
 * published at the role's node and below, and what is not published yet; with a node, what is
 * published there and below if it is readable (core §6, decisions-core A23).
 */
function filterOf(context: OperationContext, { tenantId, actor }: Scope): Filter {
  const parts = ['tenant_id = ?'];
  const values: SQLInputValue[] = [tenantId];
  const add = (sql: string, ...more: SQLInputValue[]): void => {
    parts.push(sql);
    values.push(...more);
  };
  const search = optionalText(context, 'search');
  if (search !== null) add('instr(sort_name, ?) > 0', plainText(search.trim()));
  const typeName = optionalText(context, 'typeName');
  if (typeName !== null) add('content_type_id = ?', contentTypes.find((type) => type.name === typeName)?.id ?? '');
  const status = optionalText(context, 'status');
  const isScheduled = status === 'scheduled';
  if (status !== null && !isScheduled) add('is_published = ?', status === 'published' ? 1 : 0);

  const nodeId = optionalText(context, 'organizationNodeId');
  const asked = nodeId === null ? null : (findNode(context.database, tenantId, nodeId)?.path ?? '-');
  const inSubtree = `organization_node_id IN (SELECT id FROM organization_nodes WHERE tenant_id = ? AND path >= ? AND path < ? || '~')`;
  if (isScheduled) add(`id IN (SELECT content_item_id FROM schedules${asked === null ? '' : ` WHERE ${inSubtree}`})`, ...(asked === null ? [] : [tenantId, asked, asked]));
  else if (asked !== null) add(inSubtree, tenantId, asked, asked);
  if (actor.roleType === 'SuperAdmin') return { sql: parts.join(' AND '), values };

  const readable = [...actor.grants.keys()].filter((instanceId) => canReadPage(actor, instanceId));
  add('content_instance_id IN (SELECT value FROM json_each(?))', JSON.stringify(readable));
  const own = actor.nodePath ?? '-';
  if (asked !== null || actor.roleType === 'Staff') {
    add(
      `organization_node_id IN (SELECT id FROM organization_nodes WHERE tenant_id = ? AND (instr(path, ?) = 1 OR instr(?, path) = 1))`,
      tenantId,
      own,
      own,
    );
  } else {
    add(`(is_published = 0 OR ${inSubtree})`, tenantId, own, own);
  }
  return { sql: parts.join(' AND '), values };
}

function present(row: ItemRow): unknown {
  return {
    contentItemId: row.id,
    contentInstanceId: row.content_instance_id,
    name: row.list_name,
    typeName: contentTypeName(row.content_type_id),
    author: row.author_id,
    authorName: row.author_name,
    isPublished: row.is_published === 1,
    organizationNodeId: row.organization_node_id,
    createdUtc: row.created_utc,
  };
}
