import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { insert } from '../../seed/insert.ts';

/** A channel whose messages are numbered. */
interface LongChannel {
  tenantId: string;
  name: string;
  participantIds: readonly string[];
  /** How many messages it has. */
  messages: number;
}

const second = 1_000;

/** Stores a channel with 'Message 1' up to the newest, a second apart, written in turn and read by everyone. Returns its id. */
export function storeLongChannel(database: DatabaseSync, { tenantId, name, participantIds, messages }: LongChannel, now: Date): string {
  const id = randomUUID();
  const sentAt = (number: number) => new Date(now.getTime() - (messages - number) * second).toISOString();
  const last = messages === 0 ? null : sentAt(messages);
  insert(database, 'chat_channels', { id, tenant_id: tenantId, name, created_by_id: participantIds[0] ?? null, created_utc: sentAt(0), last_message_at_utc: last });
  for (let number = 1; number <= messages; number += 1) {
    const author = participantIds[number % participantIds.length] ?? null;
    insert(database, 'chat_messages', { id: randomUUID(), channel_id: id, author_id: author, created_at_utc: sentAt(number), type: 'Text', content: `Message ${number}`, replied_chat_message_id: null });
  }
  for (const userId of participantIds) insert(database, 'chat_participants', { channel_id: id, user_id: userId, tenant_id: tenantId, unread_message_count: 0, last_message_at_utc: last });
  return id;
}
