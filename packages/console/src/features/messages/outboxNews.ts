import { chatMessages } from '@noticeboard/design-system/chat';
import type { OutboxEntry } from '../../live/outbox.ts';

/**
 * The announcements about messages that were written here: their state is shown beside each, where someone writing the next one
 * does not look. Of other conversations only that a message was refused (ERR-125).
 *
 * @param isConnected whether the host can be reached: otherwise messages wait
 */
export function outboxNews(before: readonly OutboxEntry[], now: readonly OutboxEntry[], channelId: string, isConnected: boolean): string[] {
  const stateBefore = new Map(before.map(({ id, state }) => [id, state]));
  const isNew = ({ id, state }: OutboxEntry) => stateBefore.get(id) !== state;
  const here = now.filter((entry) => entry.channelId === channelId && isNew(entry));
  const left = before.filter((entry) => entry.channelId === channelId && !now.some(({ id }) => id === entry.id));
  return [
    ...(now.some((entry) => entry.state === 'failed' && isNew(entry)) ? [chatMessages.failed] : []),
    ...(here.some(({ state }) => state === 'unsure') ? [chatMessages.unsure] : []),
    ...(!isConnected && here.some(({ state }) => state === 'waiting') ? [chatMessages.waiting] : []),
    // Refused messages, and those with an unknown outcome, leave when the user discards them, too.
    ...(left.some(({ state }) => state === 'waiting' || state === 'sending') ? [chatMessages.sent] : []),
  ];
}
