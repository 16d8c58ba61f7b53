import { randomUUID } from 'node:crypto';
import { change, queryAll, queryCount, queryFirst } from '../../database/query.ts';
import type { OperationContext } from '../../../contract/operation.ts';
import type { ContextOf, ContractHandlers } from '../contractHandlers.ts';
import { editableItem, readableItem } from '../content/pageAccess.ts';
import { isBlank } from '../isBlank.ts';
import { created, done, found, invalid, missing, numberParameter, pageOf, textParameter } from '../results.ts';

interface Option {
  id: string;
  option: string;
}

/** The answers that an item of a feedback loop offers, in the order of creation (content §7). */
export const optionHandlers: ContractHandlers = {
  listFeedbackLoopOptions: (context) => {
    const { database } = context;
    const { item } = readableItem(context, 'FeedbackLoop');
    const [page, size] = [numberParameter(context, 'page'), numberParameter(context, 'size')];
    const rows = queryAll<Option>(database, 'SELECT id, option FROM feedback_options WHERE content_item_id = ? ORDER BY position, rowid LIMIT ? OFFSET ?', item.id, size, page * size);
    return pageOf(rows, queryCount(database, 'SELECT count(*) FROM feedback_options WHERE content_item_id = ?', item.id), page, size);
  },

  createFeedbackLoopOption: (context) => {
    const { item } = editableItem(context, 'FeedbackLoop');
    const option = optionIn(context);
    const id = randomUUID();
    change(
      context.database,
      'INSERT INTO feedback_options (id, content_item_id, option, position) SELECT ?, ?, ?, coalesce(max(position), -1) + 1 FROM feedback_options WHERE content_item_id = ?',
      id,
      item.id,
      option,
      item.id,
    );
    return created({ id, option });
  },

  updateFeedbackLoopOption: (context) => {
    const { id } = locateOption(context);
    const option = optionIn(context);
    change(context.database, 'UPDATE feedback_options SET option = ? WHERE id = ?', option, id);
    return found({ id, option });
  },

  deleteFeedbackLoopOption: (context) => {
    change(context.database, 'DELETE FROM feedback_options WHERE id = ?', locateOption(context).id);
    return done();
  },
};

/** @throws ProblemError 403, 404 */
function locateOption(context: OperationContext): Option {
  const { item } = editableItem(context, 'FeedbackLoop');
  const option = queryFirst<Option>(context.database, 'SELECT id, option FROM feedback_options WHERE id = ? AND content_item_id = ?', textParameter(context, 'optionId'), item.id);
  if (option === undefined) throw missing('option');
  return option;
}

function optionIn({ body }: ContextOf<'createFeedbackLoopOption' | 'updateFeedbackLoopOption'>): string {
  const option = body.option.trim();
  if (isBlank(option)) throw invalid('option', 'Option is required.');
  return option;
}
