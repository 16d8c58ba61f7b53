import type { DatabaseSync } from 'node:sqlite';
import { guid } from './identifiers.ts';
import { insert } from './insert.ts';
import { daysBefore } from './moments.ts';
import type { Random } from './random.ts';

/** A channel of the seed. */
export interface SeedChannel {
  tenantId: string;
  /** Identifies a channel within its tenant. */
  key: string;
  /** Null for a one-to-one channel. */
  name: string | null;
  participantIds: readonly string[];
  messages: number;
  /** How many of the last messages the first participant has not read; others have written them. @default random */
  unread?: number;
}

const lines = [
  'Good morning! Who covers the desk until ten?',
  'I can, until half past nine.',
  'The blue binder is back on the shelf.',
  'Ferry is 20 minutes late, I’ll join by phone.',
  'Thank you, that helps a lot.',
  'Could somebody look at the printer on level 2?',
  'Done. It was the paper tray again.',
  'Reminder: huddle at 14:00 by the nursing station.',
  'Mrs. Halloran asked for you, she is in a good mood today.',
  'Are we still meeting on Thursday?',
  'Yes, same room.',
  'Parfait, à jeudi.',
] as const;

/** Stores a channel with its messages, the newest some minutes to days ago. */
export function storeChannel(database: DatabaseSync, channel: SeedChannel, now: Date, random: Random): void {
  const id = guid(channel.tenantId, 'channel', channel.key);
  // Unread messages are from today or yesterday, so their channel is at the top of the list.
  const newest = random.next() * (channel.unread ? 1 : 6);
  const older = Array.from({ length: channel.messages - 1 }, () => newest + random.next() * 30);
  const ages = [...older.sort((left, right) => right - left), newest];
  const lastMessageAt = daysBefore(now, newest);
  insert(database, 'chat_channels', {
    id,
    tenant_id: channel.tenantId,
    name: channel.name,
    created_by_id: channel.participantIds[0] ?? null,
    created_utc: daysBefore(now, 40),
    last_message_at_utc: lastMessageAt,
  });
  const authorIds = ages.map((age, number) => {
    const picked = random.pick(channel.participantIds);
    const isUnread = number >= ages.length - (channel.unread ?? 0);
    const authorId = isUnread && picked === channel.participantIds[0] ? (channel.participantIds[1] ?? picked) : picked;
    insert(database, 'chat_messages', {
      id: guid(id, 'message', number),
      channel_id: id,
      author_id: authorId,
      created_at_utc: daysBefore(now, age),
      type: 'Text',
      content: random.pick(lines),
      replied_chat_message_id: number > 2 && random.chance(0.1) ? guid(id, 'message', number - 2) : null,
    });
    return authorId;
  });
  for (const [place, userId] of channel.participantIds.entries()) {
    const byChance = newest < 3 ? Math.min(3, authorIds.length - 1 - authorIds.lastIndexOf(userId)) : 0;
    insert(database, 'chat_participants', {
      channel_id: id,
      user_id: userId,
      tenant_id: channel.tenantId,
      // Those who have written since have read; messages older than some days have been read by everyone.
      unread_message_count: (place === 0 ? channel.unread : undefined) ?? byChance,
      last_message_at_utc: lastMessageAt,
    });
  }
}
