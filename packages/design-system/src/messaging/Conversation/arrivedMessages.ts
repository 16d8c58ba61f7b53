import { chatMessages as messages } from '../../messages/chat.ts';
import { wordsOf } from '../ConversationSearch/searchMatches.ts';
import type { ChatMessage } from '../MessageBubble/messageTypes.ts';

/** How many messages that arrive together are still read out one by one. */
const readOneByOne = 3;

const withAnswers = (history: readonly ChatMessage[]): ChatMessage[] =>
  history.flatMap((message) => [message, ...withAnswers(message.replies ?? [])]);

/**
 * What others wrote since: not what was loaded above, not what the reader wrote, and nothing where another conversation
 * took the place of the one before.
 */
export function arrivedMessages(before: readonly ChatMessage[], now: readonly ChatMessage[]): ChatMessage[] {
  const known = new Set(withAnswers(before).map(({ id }) => id));
  const start = now.findIndex(({ id }) => known.has(id));
  if (start < 0) return [];
  return withAnswers(now.slice(start)).filter(({ id, isOwn }) => !isOwn && !known.has(id));
}

/** How many messages of others came at the end since: answers stand with what they answer. */
export function arrivedBelow(before: readonly ChatMessage[], now: readonly ChatMessage[]): number {
  const known = new Set(before.map(({ id }) => id));
  const start = now.findIndex(({ id }) => known.has(id));
  return start < 0 ? 0 : now.slice(start).filter(({ id, isOwn }) => !isOwn && !known.has(id)).length;
}

/** What is said of messages that arrive: each one, or how many when they are too many to listen to. */
export function arrivalInWords(arrived: readonly ChatMessage[]): string {
  if (arrived.length > readOneByOne) return messages.arrivedTogether(arrived.length);
  return arrived.map((message) => messages.arrived(message.author.name, wordsOf(message.content))).join('\n');
}
