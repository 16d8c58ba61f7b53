import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { LiveContext, LiveMethods } from '../../../contract/liveMethods.ts';
import { ProblemError } from '../../../contract/problemError.ts';
import { change, inTransaction, queryCount, queryFirst } from '../../database/query.ts';
import { insert } from '../../seed/insert.ts';
import { contentTypeOf } from '../files/fileTypes.ts';
import { isBlank } from '../isBlank.ts';
import { missing } from '../results.ts';
import { participantIds } from './channels.ts';
import { presentConfirmation, presentMessages } from './chatMessages.ts';
import { channelScope } from './chatScope.ts';

/** Longest message (decisions-content O35). */
const longestMessage = 4_000;

/** Kinds of a sent message (content §3). */
const kinds = { text: 0, file: 1, deepLink: 2 } as const;

interface SentMessage {
  Content: string;
  Type: number;
  RepliedChatMessageId: string | null;
}

/** The hub's methods in the world: openapi/asyncapi.yaml documents what each returns and raises. */
export const liveMethods: LiveMethods = {
  SendMessage: (context, [channelId, message]) => {
    const id = textOf(channelId);
    const { tenantId, actor } = channelScope(context, id);
    const sent = readMessage(message);
    const type = typeOf(context.database, id, sent);
    const { RepliedChatMessageId: replied } = sent;
    if (replied !== null && !isMessageOf(context.database, id, replied)) throw missing('message to answer');
    const messageId = storeMessage(context, id, actor.userId, { type, content: sent.Content, replied });
    context.live.broadcast({ tenantId, userIds: participantIds(context.database, id), name: 'ReceiveMessage', arguments: [id, presentMessages(context.database, [messageId])[0]] });
  },

  CreateReadConfirmation: (context, [channelId, chatMessageId]) => {
    const id = textOf(channelId);
    const { tenantId, actor } = channelScope(context, id);
    const messageId = textOf(chatMessageId);
    if (!isMessageOf(context.database, id, messageId)) throw missing('message');
    const row = confirm(context, id, messageId, actor.userId);
    context.live.broadcast({ tenantId, userIds: participantIds(context.database, id), name: 'ReceiveReadConfirmation', arguments: [id, row] });
  },
};

function textOf(value: unknown): string {
  if (typeof value !== 'string') throw new ProblemError(400, 'An id is missing.');
  return value;
}

function readMessage(value: unknown): SentMessage {
  const { Content, Type, RepliedChatMessageId = null } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  if (typeof Content !== 'string' || isBlank(Content)) throw new ProblemError(400, 'The message is empty.');
  if (Array.from(Content).length > longestMessage) throw new ProblemError(400, `A message has at most ${longestMessage} characters.`);
  if (typeof Type !== 'number' || !Object.values<number>(kinds).includes(Type)) throw new ProblemError(400, 'Type is 0, 1 or 2.');
  if (RepliedChatMessageId !== null && typeof RepliedChatMessageId !== 'string') throw new ProblemError(400, 'RepliedChatMessageId is an id.');
  return { Content, Type, RepliedChatMessageId };
}

/** The type under which a message is stored (decisions-content A1). */
function typeOf(database: DatabaseSync, channelId: string, { Content, Type }: SentMessage): string {
  if (Type !== kinds.file) return 'Text';
  if (queryFirst(database, 'SELECT 1 FROM chat_files WHERE file_name = ? AND channel_id = ?', Content, channelId) === undefined) throw missing('file');
  const contentType = contentTypeOf(Content);
  if (contentType.startsWith('image/') && contentType !== 'image/svg+xml') return 'Image';
  return contentType.startsWith('video/') ? 'Video' : 'File';
}

function isMessageOf(database: DatabaseSync, channelId: string, messageId: string): boolean {
  return queryFirst(database, 'SELECT 1 FROM chat_messages WHERE id = ? AND channel_id = ?', messageId, channelId) !== undefined;
}

function storeMessage({ database, clock }: LiveContext, channelId: string, authorId: string, { type, content, replied }: { type: string; content: string; replied: string | null }): string {
  const id = randomUUID();
  const now = instantOfNext(database, channelId, clock());
  inTransaction(database, () => {
    insert(database, 'chat_messages', { id, channel_id: channelId, author_id: authorId, created_at_utc: now, type, content, replied_chat_message_id: replied });
    change(database, 'UPDATE chat_channels SET last_message_at_utc = ? WHERE id = ?', now, channelId);
    change(database, 'UPDATE chat_participants SET last_message_at_utc = ?, unread_message_count = unread_message_count + (user_id <> ?) WHERE channel_id = ?', now, authorId, channelId);
  });
  return id;
}

/** Each message is later than the one before, so that the instants give the order of writing. */
function instantOfNext(database: DatabaseSync, channelId: string, now: Date): string {
  const last = queryFirst<{ last: string | null }>(database, 'SELECT last_message_at_utc AS last FROM chat_channels WHERE id = ?', channelId)?.last ?? null;
  return new Date(Math.max(now.getTime(), last === null ? 0 : Date.parse(last) + 1)).toISOString();
}

/** Confirms a message and all before it; only later messages of others stay unread. */
function confirm({ database, clock }: LiveContext, channelId: string, messageId: string, readerId: string): unknown {
  const later = queryCount(
    database,
    `SELECT count(*) FROM chat_messages m, chat_messages read WHERE read.id = ? AND m.channel_id = ? AND m.author_id <> ?
     AND (m.created_at_utc > read.created_at_utc OR (m.created_at_utc = read.created_at_utc AND m.rowid > read.rowid))`,
    messageId,
    channelId,
    readerId,
  );
  change(database, 'INSERT OR IGNORE INTO chat_read_confirmations (chat_message_id, reader_id, created_utc) VALUES (?, ?, ?)', messageId, readerId, clock().toISOString());
  change(database, 'UPDATE chat_participants SET unread_message_count = min(unread_message_count, ?) WHERE channel_id = ? AND user_id = ?', later, channelId, readerId);
  const username = queryFirst<{ username: string }>(database, 'SELECT username FROM users WHERE id = ?', readerId)?.username ?? '';
  return presentConfirmation({ chat_message_id: messageId, reader_id: readerId, username });
}
