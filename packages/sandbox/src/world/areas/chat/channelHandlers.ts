import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { OperationContext } from '../../../contract/operation.ts';
import { plainText } from '../../database/plainText.ts';
import { inTransaction, queryAll, queryCount, queryFirst } from '../../database/query.ts';
import { insert } from '../../seed/insert.ts';
import type { ContractHandlers } from '../contractHandlers.ts';
import { created, found, invalid, numberParameter, pageOf, textParameter } from '../results.ts';
import { presentChannels } from './channels.ts';
import { messageIds, presentMessages } from './chatMessages.ts';
import { channelScope, chatScope } from './chatScope.ts';

/** Channels, their history and the people to write to (content §7 'Chat REST'). */
export const channelHandlers: ContractHandlers = {
  createChatChannel: (context) => {
    const { tenantId, actor } = chatScope(context);
    const { name, participants } = context.body;
    const others = [...new Set(participants)].filter((id) => id !== actor.userId);
    const [only] = others;
    if (only === undefined) throw invalid('participants', 'Choose at least one other person.');
    const known = queryCount(context.database, 'SELECT count(*) FROM json_each(?) AS wanted JOIN tenant_members m ON m.user_id = wanted.value AND m.tenant_id = ? AND m.is_active = 1', JSON.stringify(others), tenantId);
    if (known < others.length) throw invalid('participants', 'Somebody of these does not belong to the tenant.');
    const existing = others.length === 1 ? findBetween(context.database, tenantId, actor.userId, only) : undefined;
    if (existing !== undefined) return found(presentChannels(context.database, actor.userId, [existing])[0]);
    const id = storeChannel(context, tenantId, name?.trim() || null, [actor.userId, ...others]);
    return created(presentChannels(context.database, actor.userId, [id])[0]);
  },

  listOwnChatChannels: (context) => {
    const { tenantId, actor } = chatScope(context);
    const [page, size] = [numberParameter(context, 'page'), numberParameter(context, 'size')];
    const ids = queryAll<{ channel_id: string }>(
      context.database,
      `SELECT p.channel_id FROM chat_participants p JOIN chat_channels c ON c.id = p.channel_id
       WHERE p.user_id = ? AND p.tenant_id = ? ORDER BY coalesce(p.last_message_at_utc, c.created_utc) DESC, p.channel_id LIMIT ? OFFSET ?`,
      actor.userId,
      tenantId,
      size,
      page * size,
    ).map((row) => row.channel_id);
    const total = queryCount(context.database, 'SELECT count(*) FROM chat_participants WHERE user_id = ? AND tenant_id = ?', actor.userId, tenantId);
    return pageOf(presentChannels(context.database, actor.userId, ids), total, page, size);
  },

  getOwnChatChannel: (context) => {
    const id = textParameter(context, 'id');
    const { actor } = channelScope(context, id);
    return found(presentChannels(context.database, actor.userId, [id])[0]);
  },

  listChatMessages: (context) => {
    const id = textParameter(context, 'id');
    channelScope(context, id);
    const [page, size] = [numberParameter(context, 'page'), numberParameter(context, 'size')];
    const messages = presentMessages(context.database, messageIds(context.database, id, size, page * size));
    return pageOf(messages, queryCount(context.database, 'SELECT count(*) FROM chat_messages WHERE channel_id = ?', id), page, size);
  },

  getChatUnreadMessageCount: (context) => {
    const { tenantId, actor } = chatScope(context);
    const sum = queryCount(context.database, 'SELECT coalesce(sum(unread_message_count), 0) FROM chat_participants WHERE user_id = ? AND tenant_id = ?', actor.userId, tenantId);
    return found({ unreadMessageCount: sum });
  },

  searchChatUsers: (context) => {
    const { tenantId, actor } = chatScope(context);
    const { searchedPhrase, page, pageSize } = context.body;
    const matching = 'FROM tenant_members m JOIN users u ON u.id = m.user_id WHERE m.tenant_id = ? AND m.is_active = 1 AND m.user_id <> ? AND instr(m.search_text, ?) > 0';
    const values = [tenantId, actor.userId, plainText(searchedPhrase.trim())];
    const people = queryAll(context.database, `SELECT u.id AS userId, u.username, u.name ${matching} ORDER BY m.sort_name, m.user_id LIMIT ? OFFSET ?`, ...values, pageSize, page * pageSize);
    return pageOf(people.map((person) => ({ ...(person as object) })), queryCount(context.database, `SELECT count(*) ${matching}`, ...values), page, pageSize);
  },
};

/** The conversation of only these two people (decisions-content O22). */
function findBetween(database: DatabaseSync, tenantId: string, one: string, other: string): string | undefined {
  return queryFirst<{ channel_id: string }>(
    database,
    `SELECT p.channel_id FROM chat_participants p JOIN chat_participants q ON q.channel_id = p.channel_id AND q.user_id = ?
     WHERE p.user_id = ? AND p.tenant_id = ? AND (SELECT count(*) FROM chat_participants WHERE channel_id = p.channel_id) = 2
     ORDER BY p.last_message_at_utc DESC LIMIT 1`,
    other,
    one,
    tenantId,
  )?.channel_id;
}

function storeChannel({ database, clock }: OperationContext, tenantId: string, name: string | null, userIds: readonly string[]): string {
  const id = randomUUID();
  inTransaction(database, () => {
    insert(database, 'chat_channels', { id, tenant_id: tenantId, name, created_by_id: userIds[0] ?? null, created_utc: clock().toISOString(), last_message_at_utc: null });
    for (const userId of userIds) insert(database, 'chat_participants', { channel_id: id, user_id: userId, tenant_id: tenantId, unread_message_count: 0, last_message_at_utc: null });
  });
  return id;
}
