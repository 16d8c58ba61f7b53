import { queryAll } from '../../database/query.ts';
import type { OperationContext } from '../../../contract/operation.ts';
import type { ContractHandlers } from '../contractHandlers.ts';
import { found, numberParameter, pageOf, textParameter } from '../results.ts';
import { analyticsScope, pathAsked, within } from './analyticsScope.ts';
import { csvOf } from '../csvOf.ts';
import { datesOf, rangeOf } from './range.ts';
import { countSnapshot, listSnapshot, type SnapshotQuestion } from './snapshot.ts';

/** Who was active in a node, by day and by person (core §7). */
export const activityHandlers: ContractHandlers = {
  // A person counts on a day with at least activityThreshold activities, if they have daysThreshold such days in the range.
  listActiveUsersByDate: (context) => {
    const scope = analyticsScope(context);
    const range = rangeOf(context);
    const { activityThreshold, daysThreshold } = thresholdsOf(context);
    const nodes = within('organization_node_id', scope, pathAsked(context, scope));
    const active = `FROM activity_days WHERE tenant_id = ? AND activity_date BETWEEN ? AND ? AND activity_count >= ? ${nodes.sql}`;
    const values = [scope.tenantId, range.from, range.to, activityThreshold, ...nodes.values];
    const often = daysThreshold <= 1 ? '' : `AND user_id IN (SELECT user_id ${active} GROUP BY user_id HAVING count(*) >= ?)`;
    const rows = queryAll<{ activity_date: string; users: number }>(
      context.database,
      `SELECT activity_date, count(*) AS users ${active} ${often} GROUP BY activity_date`,
      ...values,
      ...(often === '' ? [] : [...values, daysThreshold]),
    );
    const counts = new Map(rows.map((row) => [row.activity_date, row.users]));
    return found(datesOf(range).map((activityDate) => ({ activityDate, count: counts.get(activityDate) ?? 0 })));
  },

  listActivitySnapshot: (context) => {
    const question = questionOf(context);
    const page = numberParameter(context, 'page');
    const size = numberParameter(context, 'size');
    return pageOf(listSnapshot(context.database, question, { limit: size, offset: page * size }), countSnapshot(context.database, question), page, size);
  },

  downloadActivitySnapshot: (context) => {
    const question = questionOf(context);
    const rows = listSnapshot(context.database, question);
    const text = csvOf(
      ['Name', 'Username', 'Email', 'Last activity', 'Activities'],
      rows.map(({ name, username, email, lastActivity, activityCount }) => [name, username, email ?? '', lastActivity ?? '', activityCount]),
    );
    const { from, to } = question.range;
    return {
      status: 200,
      file: { bytes: Buffer.from(text), contentType: 'text/csv; charset=utf-8', downloadName: `user-activity-${question.kind}-${from}-${to}.csv` },
    };
  },
};

function questionOf(context: OperationContext): SnapshotQuestion {
  const scope = analyticsScope(context);
  return {
    scope,
    path: pathAsked(context, scope),
    kind: textParameter(context, 'kind') === 'inactive' ? 'inactive' : 'active',
    range: rangeOf(context),
    ...thresholdsOf(context),
  };
}

function thresholdsOf({ parameters }: OperationContext): { activityThreshold: number; daysThreshold: number } {
  return { activityThreshold: Number(parameters['activityThreshold'] ?? 1), daysThreshold: Number(parameters['daysThreshold'] ?? 1) };
}
