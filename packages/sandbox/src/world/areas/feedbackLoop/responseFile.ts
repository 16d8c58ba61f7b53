import { queryAll } from '../../database/query.ts';
import type { ContractHandlers } from '../contractHandlers.ts';
import { instantsOf, rangeOf } from '../analytics/range.ts';
import { administeredItem } from '../content/pageAccess.ts';
import { workbookOf, workbookResult } from '../workbookOf.ts';

interface ResponseRow {
  option: string;
  remark: string | null;
  name: string;
  created_utc: string;
}

/** People's answers within a range of days, oldest first, as a workbook (decisions-content §1b). */
export const responseFile: ContractHandlers = {
  downloadFeedbackLoopResponses: async (context) => {
    const { item } = administeredItem(context, 'FeedbackLoop');
    const range = rangeOf(context);
    const rows = queryAll<ResponseRow>(
      context.database,
      `SELECT o.option, r.remark, u.name, r.created_utc FROM feedback_responses r JOIN feedback_options o ON o.id = r.feedback_option_id JOIN users u ON u.id = r.user_id
       WHERE o.content_item_id = ? AND r.created_utc >= ? AND r.created_utc < ? ORDER BY r.created_utc, r.id`,
      item.id,
      ...instantsOf(range),
    ).map(({ option, remark, name, created_utc }) => [new Date(created_utc), name, option, remark]);
    const bytes = await workbookOf('Responses', ['Answered (UTC)', 'User', 'Option', 'Remark'], rows);
    return workbookResult(bytes, ['responses', item.list_name, range.from, range.to]);
  },
};
