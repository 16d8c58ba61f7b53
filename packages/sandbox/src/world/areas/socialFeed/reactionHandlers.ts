import type { DatabaseSync } from 'node:sqlite';
import { queryAll, queryCount } from '../../database/query.ts';
import type { OperationContext, OperationResult } from '../../../contract/operation.ts';
import type { ContractHandlers } from '../contractHandlers.ts';
import { administeredItem } from '../content/pageAccess.ts';
import { csvOf } from '../csvOf.ts';
import { fileWord } from '../workbookOf.ts';
import { numberParameter, pageOf } from '../results.ts';
import { personColumns, presentPerson, type PersonColumns } from './people.ts';

interface ReactionRow extends PersonColumns {
  /** Only of a like. */
  id?: string;
  created_utc: string;
  node_name: string | null;
}

/** An action of readers on a post, once each. */
interface Reaction {
  /** Beginning of the file's name. */
  fileName: string;
  table: 'likes' | 'read_confirmations';
  query: string;
  present: (row: ReactionRow) => unknown;
}

const likes: Reaction = {
  fileName: 'likes',
  table: 'likes',
  query: `SELECT l.*, NULL AS node_name, ${personColumns} FROM likes l JOIN users u ON u.id = l.user_id WHERE l.content_item_id = ?`,
  present: (row) => ({ id: row.id, user: presentPerson(row) }),
};

const confirmations: Reaction = {
  fileName: 'read-confirmations',
  table: 'read_confirmations',
  query: `SELECT l.*, n.name AS node_name, ${personColumns} FROM read_confirmations l JOIN users u ON u.id = l.user_id
    LEFT JOIN organization_nodes n ON n.id = l.organization_node_id WHERE l.content_item_id = ?`,
  present: (row) => ({ createdUtc: row.created_utc, user: presentPerson(row), organizationNode: row.node_name === null ? null : { name: row.node_name } }),
};

/** Likes and read confirmations of posts, newest first, as pages and as files (content §2, §7). */
export const reactionHandlers: ContractHandlers = {
  listSocialFeedItemLikes: (context) => listOf(context, likes),
  downloadSocialFeedItemLikes: (context) => fileOf(context, likes),
  listSocialFeedItemReadConfirmations: (context) => listOf(context, confirmations),
  downloadSocialFeedItemReadConfirmations: (context) => fileOf(context, confirmations),
};

function listOf(context: OperationContext, reaction: Reaction): OperationResult {
  const { database } = context;
  const { item } = administeredItem(context, 'SocialFeed');
  const [page, size] = [numberParameter(context, 'page'), numberParameter(context, 'size')];
  const total = queryCount(database, `SELECT count(*) FROM ${reaction.table} WHERE content_item_id = ?`, item.id);
  return pageOf(rowsOf(database, reaction, item.id, { limit: size, offset: page * size }).map(reaction.present), total, page, size);
}

/** User and date (decisions-content O4), named after the post. */
function fileOf(context: OperationContext, reaction: Reaction): OperationResult {
  const { item } = administeredItem(context, 'SocialFeed');
  const rows = rowsOf(context.database, reaction, item.id, { limit: -1, offset: 0 });
  const text = csvOf(['User', 'Date'], rows.map((row) => [row.person_name, row.created_utc]));
  const post = fileWord(item.list_name);
  return { status: 200, file: { bytes: Buffer.from(text), contentType: 'text/csv; charset=utf-8', downloadName: `${reaction.fileName}-${post === '' ? 'post' : post}.csv` } };
}

function rowsOf(database: DatabaseSync, { query }: Reaction, itemId: string, { limit, offset }: { limit: number; offset: number }): ReactionRow[] {
  return queryAll<ReactionRow>(database, `${query} ORDER BY l.created_utc DESC, l.user_id LIMIT ? OFFSET ?`, itemId, limit, offset);
}
