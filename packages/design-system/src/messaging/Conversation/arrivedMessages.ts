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
  const heldBefore = withAnswers(before);
  const known = new Set(heldBefore.map(({ id }) => id));
  const start = now.findIndex(({ id }) => known.has(id));
  if (start < 0) return [];
  const isNew = ({ id, isOwn }: ChatMessage) => !isOwn && !known.has(id);
  // A reply to a message that was not loaded brings that with it, above the others.
  const newest = Math.max(...heldBefore.filter(({ state = 'sent' }) => state === 'sent').map(({ createdAtUtc }) => Date.parse(createdAtUtc)));
  const above = withAnswers(now.slice(0, start)).filter((message) => isNew(message) && Date.parse(message.createdAtUtc) > newest);
  return [...above, ...withAnswers(now.slice(start)).filter(isNew)];
}

/** A message of someone else that has come, and where it is. */
export interface PlacedArrival {
  id: string;
  /** The message among the replies of which it is; its own id where it is no reply. */
  rowId: string;
  isReply: boolean;
}

/** Where the messages are that others wrote since: at the end, or among the replies of an earlier one. */
export function placedArrivals(before: readonly ChatMessage[], now: readonly ChatMessage[]): PlacedArrival[] {
  const arrived = new Set(arrivedMessages(before, now).map(({ id }) => id));
  if (arrived.size === 0) return [];
  return now.flatMap((row) => withAnswers([row]).flatMap(({ id }) => (arrived.has(id) ? [{ id, rowId: row.id, isReply: id !== row.id }] : [])));
}

/** What is said of messages that arrive: each one, or how many when they are too many to listen to. */
export function arrivalInWords(arrived: readonly ChatMessage[]): string {
  if (arrived.length > readOneByOne) return messages.arrivedTogether(arrived.length);
  return arrived.map((message) => messages.arrived(message.author.name, wordsOf(message.content))).join('\n');
}
