import { chatMessages as messages } from '../../messages/chat.ts';
import { wordsOf } from '../ConversationSearch/searchMatches.ts';
import type { ChatMessage } from '../MessageBubble/messageTypes.ts';

/** Up to this many messages that arrive together are read out one by one. */
const readOneByOne = 3;

const withAnswers = (history: readonly ChatMessage[]): ChatMessage[] =>
  history.flatMap((message) => [message, ...withAnswers(message.replies ?? [])]);

/**
 * What others have written since: without what was loaded above or the reader wrote, and nothing where another conversation
 * replaced the one before.
 */
export function arrivedMessages(before: readonly ChatMessage[], now: readonly ChatMessage[]): ChatMessage[] {
  const heldBefore = withAnswers(before);
  const known = new Set(heldBefore.map(({ id }) => id));
  const start = now.findIndex(({ id }) => known.has(id));
  if (start < 0) return [];
  const isNew = ({ id, isOwn }: ChatMessage) => !isOwn && !known.has(id);
  const sentBefore = heldBefore.filter(({ state = 'sent' }) => state === 'sent');
  // Only what waits to be sent was shown: the others are the first to load.
  if (sentBefore.length === 0) return [];
  // A reply to a message that was not loaded brings that with it, above the others.
  const newest = Math.max(...sentBefore.map(({ createdAtUtc }) => Date.parse(createdAtUtc)));
  const above = withAnswers(now.slice(0, start)).filter((message) => isNew(message) && Date.parse(message.createdAtUtc) > newest);
  return [...above, ...withAnswers(now.slice(start)).filter(isNew)];
}

/** A new message of someone else, and where it is. */
export interface PlacedArrival {
  id: string;
  /** The message that it replies to; its own id where it is not a reply. */
  rowId: string;
  isReply: boolean;
}

/** The places of new messages of others: at the end, or among the replies of an earlier one. */
export function placedArrivals(before: readonly ChatMessage[], now: readonly ChatMessage[]): PlacedArrival[] {
  const arrived = new Set(arrivedMessages(before, now).map(({ id }) => id));
  if (arrived.size === 0) return [];
  return now.flatMap((row) => withAnswers([row]).flatMap(({ id }) => (arrived.has(id) ? [{ id, rowId: row.id, isReply: id !== row.id }] : [])));
}

/** The announcement of new messages: each one, or their number when they are too many. */
export function arrivalInWords(arrived: readonly ChatMessage[]): string {
  if (arrived.length > readOneByOne) return messages.arrivedTogether(arrived.length);
  return arrived.map((message) => messages.arrived(message.author.name, wordsOf(message.content))).join('\n');
}
