import { queryAll } from '../../database/query.ts';
import type { OperationContext } from '../../../contract/operation.ts';
import type { ContractHandlers } from '../contractHandlers.ts';
import { found } from '../results.ts';
import { analyticsScope, personAsked } from './analyticsScope.ts';
import { instantsOf, rangeOf, type DateRange } from './range.ts';

/** Longest range of content views, in days (core §5, decisions-core A59). */
const longestContentRange = 62;

/** What one person did, day by day; days without activity are left out (core §7). */
export const personHandlers: ContractHandlers = {
  listUserActivityByDate: (context) => {
    const { tenantId, userId, from, to } = asked(context);
    return found(
      queryAll(
        context.database,
        'SELECT activity_date AS activityDate, activity_count AS count FROM activity_days WHERE user_id = ? AND tenant_id = ? AND activity_date BETWEEN ? AND ? ORDER BY activity_date',
        userId,
        tenantId,
        from,
        to,
      ),
    );
  },

  listUserContentViewsByDate: (context) => {
    const { tenantId, userId, from, to } = asked(context, longestContentRange);
    const rows = queryAll<{ view_date: string; contentItemId: string; preview: string; count: number }>(
      context.database,
      `SELECT v.view_date, v.content_item_id AS contentItemId, i.list_name AS preview, v.view_count AS count
       FROM content_views v JOIN content_items i ON i.id = v.content_item_id
       WHERE v.user_id = ? AND v.tenant_id = ? AND v.view_date BETWEEN ? AND ? ORDER BY v.view_date, v.view_count DESC, i.sort_name, i.id`,
      userId,
      tenantId,
      from,
      to,
    );
    const days = Map.groupBy(rows, (row) => row.view_date);
    return found(
      [...days].map(([viewDate, views]) => ({
        viewDate,
        userContentViews: views.map(({ contentItemId, preview, count }) => ({ contentItemId, preview, count })),
      })),
    );
  },

  listUserInteractionsByDate: (context) => {
    const { tenantId, userId, from, to } = asked(context);
    const [first, end] = instantsOf({ from, to });
    const ofTable = (table: string) =>
      new Map(
        queryAll<{ day: string; number: number }>(
          context.database,
          `SELECT substr(created_utc, 1, 10) AS day, count(*) AS number FROM ${table} WHERE user_id = ? AND tenant_id = ? AND created_utc >= ? AND created_utc < ? GROUP BY day`,
          userId,
          tenantId,
          first,
          end,
        ).map(({ day, number }) => [day, number]),
      );
    const comments = ofTable('comments');
    const likes = ofTable('likes');
    return found(
      [...new Set([...comments.keys(), ...likes.keys()])]
        .sort()
        .map((interactionDate) => ({ interactionDate, commentCount: comments.get(interactionDate) ?? 0, likeCount: likes.get(interactionDate) ?? 0 })),
    );
  },

  listUserPublicationsByDate: (context) => {
    const { tenantId, userId, from, to } = asked(context);
    return found(
      queryAll(
        context.database,
        'SELECT publication_date AS publicationDate, publication_count AS publicationCount FROM publication_days WHERE user_id = ? AND tenant_id = ? AND publication_date BETWEEN ? AND ? ORDER BY publication_date',
        userId,
        tenantId,
        from,
        to,
      ),
    );
  },
};

function asked(context: OperationContext, longest?: number): DateRange & { tenantId: string; userId: string } {
  const scope = analyticsScope(context);
  const range = rangeOf(context, longest);
  return { tenantId: scope.tenantId, userId: personAsked(context, scope), ...range };
}
