import type { SQLInputValue } from 'node:sqlite';
import { canReadPage } from '../../access/permissions.ts';
import type { Scope } from '../../access/scope.ts';
import { queryAll } from '../../database/query.ts';
import type { OperationContext, OperationResult } from '../../../contract/operation.ts';
import { contentTypeName } from '../../reference/contentTypes.ts';
import type { ContractHandlers } from '../contractHandlers.ts';
import { found } from '../results.ts';
import { analyticsScope, ownPath, within, type Condition } from './analyticsScope.ts';
import { instantsOf, rangeOf, type DateRange } from './range.ts';

/** Entries of a top list (core §9). */
const defaultTop = 10;

interface TopRow {
  contentItemId: string;
  contentInstanceId: string;
  preview: string;
  content_type_id: string;
  count: number;
  lastPublicationUtc: string | null;
}

const reactions = (table: string) => ({ from, to }: DateRange, { tenantId }: Scope): Condition => ({
  sql: `SELECT content_item_id, count(*) AS number FROM ${table} WHERE tenant_id = ? AND created_utc >= ? AND created_utc < ? GROUP BY content_item_id`,
  values: [tenantId, ...instantsOf({ from, to })],
});

const views = ({ from, to }: DateRange, { tenantId }: Scope): Condition => ({
  sql: 'SELECT content_item_id, sum(view_count) AS number FROM content_views WHERE tenant_id = ? AND view_date BETWEEN ? AND ? GROUP BY content_item_id',
  values: [tenantId, from, to],
});

/**
 * The items with the most activity (core §7, §9). A unit administrator sees those published at the role's
 * node or below, on pages that the role may read (core §6).
 */
export const topListHandlers: ContractHandlers = {
  listMostViewedContentItems: (context) => topItems(context, views),
  listMostCommentedContentItems: (context) => topItems(context, reactions('comments')),
  listMostLikedContentItems: (context) => topItems(context, reactions('likes')),
};

function topItems(context: OperationContext, counted: (range: DateRange, scope: Scope) => Condition): OperationResult {
  const scope = analyticsScope(context);
  const counts = counted(rangeOf(context), scope);
  const nodes = within('i.organization_node_id', scope, ownPath(scope));
  const pages = readablePages(scope);
  const rows = queryAll<TopRow>(
    context.database,
    `SELECT i.id AS contentItemId, i.content_instance_id AS contentInstanceId, i.list_name AS preview, i.content_type_id, c.number AS count, p.published_at_utc AS lastPublicationUtc
     FROM (${counts.sql}) c JOIN content_items i ON i.id = c.content_item_id LEFT JOIN publications p ON p.content_item_id = i.id
     WHERE i.tenant_id = ? ${nodes.sql} ${pages.sql} ORDER BY c.number DESC, i.sort_name, i.id LIMIT ?`,
    ...counts.values,
    scope.tenantId,
    ...nodes.values,
    ...pages.values,
    Number(context.parameters['top'] ?? defaultTop),
  );
  return found(rows.map(({ content_type_id, ...row }) => ({ ...row, typeName: contentTypeName(content_type_id) })));
}

function readablePages({ actor }: Scope): { sql: string; values: SQLInputValue[] } {
  if (actor.roleType === 'SuperAdmin') return { sql: '', values: [] };
  const readable = [...actor.grants.keys()].filter((instanceId) => canReadPage(actor, instanceId));
  return { sql: 'AND i.content_instance_id IN (SELECT value FROM json_each(?))', values: [JSON.stringify(readable)] };
}
