import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { canEditItem } from '../../access/permissions.ts';
import { refusal } from '../../access/scope.ts';
import { change, queryAll, queryCount, queryFirst } from '../../database/query.ts';
import type { OperationContext, OperationResult } from '../../../contract/operation.ts';
import { ProblemError } from '../../../contract/problemError.ts';
import type { ContractHandlers } from '../contractHandlers.ts';
import { guarded } from '../content/itemRows.ts';
import { administeredItem, editableItem, readableItem } from '../content/pageAccess.ts';
import { isBlank } from '../isBlank.ts';
import { created, done, found, invalid, missing, numberParameter, pageOf, textParameter } from '../results.ts';
import { personColumns, presentPerson, type PersonColumns } from './people.ts';

interface CommentRow extends PersonColumns {
  id: string;
  organization_node_id: string | null;
  body: string;
  created_utc: string;
  is_hidden: number;
}

const commentQuery = `SELECT c.*, ${personColumns} FROM comments c JOIN users u ON u.id = c.user_id WHERE c.content_item_id = ?`;

/** Comments on posts: readers write them, administrators hide, show and delete them (content §2, §7). */
export const commentHandlers: ContractHandlers = {
  listSocialFeedItemComments: (context) => {
    const { database } = context;
    const { item } = administeredItem(context, 'SocialFeed');
    const [page, size] = [numberParameter(context, 'page'), numberParameter(context, 'size')];
    const rows = queryAll<CommentRow>(database, `${commentQuery} ORDER BY c.created_utc DESC, c.id LIMIT ? OFFSET ?`, item.id, size, page * size);
    return pageOf(rows.map(presentComment), queryCount(database, 'SELECT count(*) FROM comments WHERE content_item_id = ?', item.id), page, size);
  },

  hideSocialFeedItemComment: (context) => setHidden(context, true),
  showSocialFeedItemComment: (context) => setHidden(context, false),

  createSocialFeedItemComment: (context) => {
    const { database, caller } = context;
    const { scope, page, item } = readableItem(context, 'SocialFeed');
    const nodeId = textParameter(context, 'nodeId');
    if (item.published_node_id !== nodeId) throw missing('publication at this node');
    if (page.enable_comments === 0) throw new ProblemError(403, 'Comments are switched off on this page.');
    const body = context.body.body.trim();
    if (isBlank(body)) throw invalid('body', 'Comment is required.');
    const id = randomUUID();
    change(
      database,
      'INSERT INTO comments (id, tenant_id, content_item_id, organization_node_id, user_id, body, created_utc) VALUES (?, ?, ?, ?, ?, ?, ?)',
      id,
      scope.tenantId,
      item.id,
      nodeId,
      caller.userId,
      body,
      context.clock().toISOString(),
    );
    return created(presentComment(commentOf(database, item.id, id)));
  },

  // At the node where it was written, or where the post is now published.
  deleteSocialFeedItemComment: (context) => {
    const place = readableItem(context, 'SocialFeed');
    const nodeId = textParameter(context, 'nodeId');
    const comment = commentOf(context.database, place.item.id, textParameter(context, 'commentId'));
    if (nodeId !== comment.organization_node_id && nodeId !== place.item.published_node_id) throw missing('comment at this node');
    if (comment.user_id !== context.caller.userId && !canEditItem(place.scope.actor, guarded(place.item))) throw refusal(place.scope);
    change(context.database, 'DELETE FROM comments WHERE id = ?', comment.id);
    return done();
  },
};

function setHidden(context: OperationContext, isHidden: boolean): OperationResult {
  const { item } = editableItem(context, 'SocialFeed');
  const { id } = commentOf(context.database, item.id, textParameter(context, 'commentId'));
  change(context.database, 'UPDATE comments SET is_hidden = ? WHERE id = ?', Number(isHidden), id);
  return found(presentComment(commentOf(context.database, item.id, id)));
}

function commentOf(database: DatabaseSync, itemId: string, commentId: string): CommentRow {
  const row = queryFirst<CommentRow>(database, `${commentQuery} AND c.id = ?`, itemId, commentId);
  if (row === undefined) throw missing('comment');
  return row;
}

function presentComment(row: CommentRow): unknown {
  return { id: row.id, body: row.body, user: presentPerson(row), createdUtc: row.created_utc, isHidden: row.is_hidden === 1 };
}
