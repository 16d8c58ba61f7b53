import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { Scope } from '../../access/scope.ts';
import { countedTotal } from '../../database/countedTotal.ts';
import { queryAll } from '../../database/query.ts';
import { within } from './analyticsScope.ts';
import type { DateRange } from './range.ts';

/** Which people are requested. */
export interface SnapshotQuestion {
  scope: Scope;
  /** Path of the node; '' for the whole tenant. */
  path: string;
  kind: 'active' | 'inactive';
  range: DateRange;
  /** Fewest activities of an active day; for inactive people the most on any day: 0 (core §7). */
  activityThreshold: number;
  /** Fewest active days of an active person. */
  daysThreshold: number;
}

/** One person of the table. */
export interface SnapshotRow {
  userId: string;
  name: string;
  username: string;
  email: string | null;
  lastActivity: string | null;
  activityCount: number;
}

/** The people, most active first; equal ones by name. */
export function listSnapshot(database: DatabaseSync, question: SnapshotQuestion, { limit, offset }: { limit: number; offset: number } = { limit: -1, offset: 0 }): SnapshotRow[] {
  const { sql, values } = people(question);
  return queryAll<SnapshotRow>(
    database,
    `SELECT m.user_id AS userId, u.name, u.username, u.email, m.last_activity_utc AS lastActivity, coalesce(a.total, 0) AS activityCount
     ${sql} ORDER BY activityCount DESC, m.sort_name, m.user_id LIMIT ? OFFSET ?`,
    ...values,
    limit,
    offset,
  );
}

/** How many people the table has on all pages. */
export function countSnapshot(database: DatabaseSync, question: SnapshotQuestion): number {
  const { sql, values } = people(question);
  return countedTotal(database, `SELECT count(*) ${sql}`, ...values);
}

/** Only people who could have been active count as inactive: not deactivated ones. */
function people({ scope, path, kind, range, activityThreshold, daysThreshold }: SnapshotQuestion): { sql: string; values: SQLInputValue[] } {
  const nodes = within('m.default_organization_node_id', scope, path);
  const isActive = kind === 'active';
  const wanted = isActive ? 'coalesce(a.days, 0) >= ?' : 'm.is_active = 1 AND coalesce(a.highest, 0) <= ?';
  return {
    sql: `FROM tenant_members m JOIN users u ON u.id = m.user_id LEFT JOIN
      (SELECT user_id, sum(activity_count) AS total, max(activity_count) AS highest, sum(activity_count >= ?) AS days
       FROM activity_days WHERE tenant_id = ? AND activity_date BETWEEN ? AND ? GROUP BY user_id) a ON a.user_id = m.user_id
      WHERE m.tenant_id = ? AND ${wanted} ${nodes.sql}`,
    values: [activityThreshold, scope.tenantId, range.from, range.to, scope.tenantId, isActive ? daysThreshold : activityThreshold, ...nodes.values],
  };
}
