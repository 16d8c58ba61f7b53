import { expect } from 'vitest';
import type { Chat } from '../chat.ts';
import { fakeHost } from './fakeHost.ts';

/** A new message with a text. */
export const text = (content: string) => ({ kind: 'text', content, repliedChatMessageId: null }) as const;

/** The texts of the conversation 'night', oldest first; undefined before it was opened. */
export const contents = (chat: Chat) => chat.state.read().conversations.get('night')?.messages.map(({ content }) => content);

/** The outbox: contents and states. */
export const outbox = (chat: Chat) => chat.state.read().outbox.map(({ content, state }) => [content, state]);

/** A connected chat with the conversation 'night' open, with `count` messages. */
export async function opened(count = 0) {
  const host = fakeHost(count);
  const chat = host.open();
  host.status('connected');
  await chat.open('night');
  await expect.poll(() => chat.state.read().channelCount).toBe(1);
  return { host, chat };
}
