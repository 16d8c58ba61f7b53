import type { DatabaseSync } from 'node:sqlite';
import { queryAll } from '../../database/query.ts';

interface MessageRow {
  id: string;
  created_at_utc: string;
  type: string;
  content: string;
  author_id: string;
  author_username: string;
  replied_id: string | null;
  replied_at_utc: string;
  replied_type: string;
  replied_content: string;
  replied_author_id: string;
  replied_author_username: string;
}

interface ReaderRow {
  chat_message_id: string;
  reader_id: string;
  username: string;
}

/** These messages as REST and the hub send them, in the order of the ids (ENT-123). */
export function presentMessages(database: DatabaseSync, ids: readonly string[]): unknown[] {
  const wanted = JSON.stringify(ids);
  const rows = queryAll<MessageRow>(
    database,
    `SELECT m.id, m.created_at_utc, m.type, m.content, m.author_id, u.username AS author_username,
       r.id AS replied_id, r.created_at_utc AS replied_at_utc, r.type AS replied_type, r.content AS replied_content,
       r.author_id AS replied_author_id, ru.username AS replied_author_username
     FROM json_each(?) AS wanted CROSS JOIN chat_messages m ON m.id = wanted.value JOIN users u ON u.id = m.author_id
     LEFT JOIN chat_messages r ON r.id = m.replied_chat_message_id LEFT JOIN users ru ON ru.id = r.author_id ORDER BY wanted.key`,
    wanted,
  );
  const readers = queryAll<ReaderRow>(
    database,
    `SELECT c.chat_message_id, c.reader_id, u.username FROM json_each(?) AS wanted
     CROSS JOIN chat_read_confirmations c ON c.chat_message_id = wanted.value JOIN users u ON u.id = c.reader_id ORDER BY c.created_utc, u.username`,
    wanted,
  );
  const readersOf = Map.groupBy(readers, (reader) => reader.chat_message_id);
  return rows.map((row) => ({
    id: row.id,
    author: { userId: row.author_id, username: row.author_username },
    createdAtUtc: row.created_at_utc,
    type: row.type,
    content: row.content,
    repliedToMessage:
      row.replied_id === null
        ? null
        : {
            id: row.replied_id,
            author: { userId: row.replied_author_id, username: row.replied_author_username },
            createdAtUtc: row.replied_at_utc,
            type: row.replied_type,
            content: row.replied_content,
          },
    readConfirmations: (readersOf.get(row.id) ?? []).map(presentConfirmation),
  }));
}

/** Who has read which message. */
export function presentConfirmation({ chat_message_id: chatMessageId, reader_id: userId, username }: ReaderRow): unknown {
  return { reader: { userId, username }, chatMessageId };
}

/** Ids of a channel's messages, the latest first. Messages of one instant are in the order of writing. */
export function messageIds(database: DatabaseSync, channelId: string, limit: number, offset: number): string[] {
  return queryAll<{ id: string }>(
    database,
    'SELECT id FROM chat_messages WHERE channel_id = ? ORDER BY created_at_utc DESC, rowid DESC LIMIT ? OFFSET ?',
    channelId,
    limit,
    offset,
  ).map(({ id }) => id);
}
