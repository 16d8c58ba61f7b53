import { isInOwnNodes } from '../../access/permissions.ts';
import { refusal, scopeFor, type Scope } from '../../access/scope.ts';
import { countedTotal } from '../../database/countedTotal.ts';
import { queryAll } from '../../database/query.ts';
import { ProblemError, type OperationContext, type OperationHandlers } from '../../http/operation.ts';
import { findNode } from '../organization/nodes.ts';
import { found, missing, textParameter } from '../results.ts';

const administrators = ['SuperAdmin', 'OrganizationUnitAdmin'] as const;
const day = 86_400_000;
/** Longer ranges than this would answer a row a day for years. */
const longestRange = 366;

/** The numbers of the dashboard (core §7). */
export const analyticsHandlers: OperationHandlers = {
  getTenantStats: (context) => {
    const { tenantId } = scopeFor(context, administrators);
    const count = (table: string): number => countedTotal(context.database, `SELECT count(*) FROM ${table} WHERE tenant_id = ?`, tenantId);
    return found({
      contentItemCount: count('content_items'),
      commentCount: count('comments'),
      userCount: count('tenant_members'),
      likeCount: count('likes'),
    });
  },

  // A person counts on a day with at least activityThreshold activities, if they have daysThreshold such days in the range.
  listActiveUsersByDate: (context) => {
    const scope = scopeFor(context, administrators);
    const dates = datesOf(textParameter(context, 'from'), textParameter(context, 'to'));
    const path = pathAsked(context, scope);
    const activityThreshold = Number(context.parameters['activityThreshold'] ?? 1);
    const daysThreshold = Number(context.parameters['daysThreshold'] ?? 1);
    const inNodes = path === '' ? '' : `AND organization_node_id IN (SELECT id FROM organization_nodes WHERE tenant_id = ? AND path >= ? AND path < ? || '~')`;
    const active = `FROM activity_days WHERE tenant_id = ? AND activity_date BETWEEN ? AND ? AND activity_count >= ? ${inNodes}`;
    const values = [scope.tenantId, dates[0] ?? '', dates.at(-1) ?? '', activityThreshold, ...(path === '' ? [] : [scope.tenantId, path, path])];
    const often = daysThreshold <= 1 ? '' : `AND user_id IN (SELECT user_id ${active} GROUP BY user_id HAVING count(*) >= ?)`;
    const rows = queryAll<{ activity_date: string; users: number }>(
      context.database,
      `SELECT activity_date, count(*) AS users ${active} ${often} GROUP BY activity_date`,
      ...values,
      ...(often === '' ? [] : [...values, daysThreshold]),
    );
    const counts = new Map(rows.map((row) => [row.activity_date, row.users]));
    return found(dates.map((activityDate) => ({ activityDate, count: counts.get(activityDate) ?? 0 })));
  },
};

/** Path of the asked node; '' for the whole tenant. A unit administrator's `all` is the role's node. */
function pathAsked(context: OperationContext, scope: Scope): string {
  const nodeId = textParameter(context, 'nodeId');
  const isSuperAdministrator = scope.actor.roleType === 'SuperAdmin';
  if (nodeId === 'all') return isSuperAdministrator ? '' : (scope.actor.nodePath ?? '-');
  const node = findNode(context.database, scope.tenantId, nodeId);
  if (node === undefined) throw missing('node');
  if (!isSuperAdministrator && !isInOwnNodes(scope.actor, node.path)) throw refusal(scope);
  // The root holds everybody, also those without a node of their own.
  return node.parent_id === null ? '' : node.path;
}

function datesOf(from: string, to: string): string[] {
  const days = Math.round((Date.parse(to) - Date.parse(from)) / day) + 1;
  if (days < 1) throw new ProblemError(400, 'The range ends before it begins.', { errors: { to: ['The range ends before it begins.'] } });
  if (days > longestRange) throw new ProblemError(400, `The range is longer than ${longestRange} days.`, { errors: { to: [`The range is longer than ${longestRange} days.`] } });
  return Array.from({ length: days }, (_, index) => new Date(Date.parse(from) + index * day).toISOString().slice(0, 10));
}
