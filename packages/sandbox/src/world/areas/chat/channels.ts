import type { DatabaseSync } from 'node:sqlite';
import { queryAll } from '../../database/query.ts';
import { messageIds, presentMessages } from './chatMessages.ts';

interface ChannelRow {
  id: string;
  name: string | null;
  last_message_at_utc: string | null;
  unread_message_count: number;
}

interface ParticipantRow {
  channel_id: string;
  userId: string;
  username: string;
  name: string | null;
}

/** These channels as the reader sees them, in the order of the ids (ENT-122). */
export function presentChannels(database: DatabaseSync, readerId: string, ids: readonly string[]): unknown[] {
  const wanted = JSON.stringify(ids);
  const rows = queryAll<ChannelRow>(
    database,
    `SELECT c.id, c.name, c.last_message_at_utc, p.unread_message_count
     FROM json_each(?) AS wanted CROSS JOIN chat_channels c ON c.id = wanted.value
     JOIN chat_participants p ON p.channel_id = c.id AND p.user_id = ? ORDER BY wanted.key`,
    wanted,
    readerId,
  );
  const participants = queryAll<ParticipantRow>(
    database,
    `SELECT p.channel_id, u.id AS userId, u.username, u.name FROM json_each(?) AS wanted
     CROSS JOIN chat_participants p ON p.channel_id = wanted.value JOIN users u ON u.id = p.user_id ORDER BY u.name COLLATE NOCASE`,
    wanted,
  );
  const participantsOf = Map.groupBy(participants, (participant) => participant.channel_id);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    participants: (participantsOf.get(row.id) ?? []).map(({ userId, username, name }) => ({ userId, username, name })),
    lastMessageAtUtc: row.last_message_at_utc,
    lastMessage: presentMessages(database, messageIds(database, row.id, 1, 0))[0] ?? null,
    unreadMessageCount: row.unread_message_count,
  }));
}

/** Ids of everyone in the channel. */
export function participantIds(database: DatabaseSync, channelId: string): string[] {
  return queryAll<{ user_id: string }>(database, 'SELECT user_id FROM chat_participants WHERE channel_id = ?', channelId).map((row) => row.user_id);
}
