import type { UndeliveredMessage } from '@noticeboard/design-system/chat';
import type { OutboxEntry } from '../../live/outbox.ts';
import { storedFileName } from './storedFileName.ts';

/**
 * The undelivered messages, by conversation: the first one that was refused, which is certain, before one that may have
 * arrived.
 */
export function undeliveredMessages(outbox: readonly OutboxEntry[]): ReadonlyMap<string, UndeliveredMessage> {
  const found = new Map<string, UndeliveredMessage>();
  for (const { channelId, state, kind, content } of outbox) {
    if (state !== 'failed' && state !== 'unsure') continue;
    const known = found.get(channelId);
    if (known === undefined || (known.state === 'unsure' && state === 'failed')) found.set(channelId, { state, text: kind === 'file' ? storedFileName(content) : content });
  }
  return found;
}

/** Whether two of these maps are equal. */
export const areSameUndelivered = (left: ReadonlyMap<string, UndeliveredMessage>, right: ReadonlyMap<string, UndeliveredMessage>): boolean =>
  left.size === right.size && [...left].every(([id, { state, text }]) => right.get(id)?.state === state && right.get(id)?.text === text);
