import type { ConversationState } from './conversationState.ts';
import type { Message } from './liveTypes.ts';
import { compareMessages, mergeMessages } from './messageOrder.ts';

/** Most messages of one conversation that are held, and how many are kept on each side of the visible ones when it is more. */
export const mostHeld = 600;
const heldAround = 150;
/** Newest messages that are held of a conversation that is not shown, or shown at another part. */
export const newestHeld = 30;
/** Nearer than this to the last of the held messages, the next ones are read. */
const nearLast = 10;

/** The visible part of a conversation, by ids; an id that is not held, such as one that waits to be sent, counts as the end on its side. */
export interface SeenMessages {
  firstId: string;
  lastId: string;
  /** Whether the newest message was read: in a window behind others, the ids may be outdated. */
  isAtEnd: boolean;
}

/** A page of the history: the messages, and their places among all, counted from the oldest; the last is exclusive. */
export interface HistoryPage {
  messages: readonly Message[];
  from: number;
  until: number;
  total: number;
}

/** Places of a page, which the host counts from the newest. Messages of a host that cannot be shown have places all the same. */
export const placedPage = (messages: readonly Message[], page: number, size: number, total: number): HistoryPage => ({
  messages,
  from: Math.max(total - (page + 1) * size, 0),
  until: Math.max(total - page * size, 0),
  total,
});

/** The held newest messages, without a gap. */
export const newestOf = ({ messages, newest }: Pick<ConversationState, 'messages' | 'newest'>): readonly Message[] => newest?.messages ?? messages;

function seenIndexes(messages: readonly Message[], { firstId, lastId, isAtEnd }: SeenMessages): { first: number; last: number } {
  const end = messages.length - 1;
  const last = isAtEnd ? -1 : messages.findIndex(({ id }) => id === lastId);
  const first = isAtEnd ? end : Math.max(messages.findIndex(({ id }) => id === firstId), 0);
  return { first, last: last < 0 ? end : last };
}

/** Whether the user comes near the end of the held messages while there are more. */
export const isNearLast = (conversation: ConversationState, seen: SeenMessages): boolean =>
  conversation.newest !== null && seenIndexes(conversation.messages, { ...seen, isAtEnd: false }).last >= conversation.messages.length - nearLast;

/** Drops the messages far from the visible ones, once there are too many. The newest are always held. */
export function trimmed(conversation: ConversationState, seen: SeenMessages): ConversationState {
  const { messages, from, until } = conversation;
  if (messages.length <= mostHeld) return conversation;
  const { first, last } = seenIndexes(messages, { ...seen, isAtEnd: seen.isAtEnd && conversation.newest === null });
  const start = Math.max(first - heldAround, 0);
  const end = Math.min(last + heldAround + 1, messages.length);
  // Each end is counted from the other one: messages that cannot be shown make the held ones fewer than their places, and the next page then overlaps.
  const later = end === messages.length ? {} : { until: from + end, newest: conversation.newest ?? newestPart(conversation) };
  const untilNow = later.until ?? until;
  return { ...conversation, messages: messages.slice(start, end), ...(start > 0 && { from: untilNow - (end - start) }), ...later };
}

const newestPart = ({ messages, until }: ConversationState): NonNullable<ConversationState['newest']> => {
  const held = messages.slice(-newestHeld);
  return { from: until - held.length, messages: held };
};

/** Only the newest messages: for returning to the conversation, and for 'Newest messages'. */
export function atNewest(conversation: ConversationState): ConversationState {
  if (conversation.newest !== null) {
    const { from, messages } = conversation.newest;
    return { ...conversation, messages, from, until: from + messages.length, newest: null };
  }
  if (conversation.messages.length <= newestHeld) return conversation;
  return { ...conversation, ...newestPart(conversation) };
}

/** With a page before the held messages; null if it doesn't meet them, because many were written since it was requested. */
export function withOlderPage(conversation: ConversationState, page: HistoryPage): ConversationState | null {
  if (page.from > conversation.from || page.until < conversation.from || (page.from === conversation.from && page.from > 0)) return null;
  return { ...conversation, messages: mergeMessages(conversation.messages, page.messages), from: page.from, total: Math.max(page.total, conversation.total) };
}

/** With a page after the held messages, joined to the newest if it meets those; null if it doesn't meet the held ones. */
export function withNewerPage(conversation: ConversationState, page: HistoryPage): ConversationState | null {
  const { newest, until } = conversation;
  if (newest === null || page.from > until || page.until <= until) return null;
  const messages = mergeMessages(conversation.messages, page.messages);
  const total = Math.max(page.total, conversation.total);
  if (page.until < newest.from) return { ...conversation, messages, until: page.until, total };
  return { ...conversation, messages: mergeMessages(messages, newest.messages), until: newest.from + newest.messages.length, newest: null, total };
}

/** With a message that has arrived: one from before the held ones is read with its page. The same conversation for a known message. */
export function withArrival(conversation: ConversationState, message: Message, isShown: boolean): ConversationState {
  const held = newestOf(conversation);
  const [first] = held;
  const isBefore = first !== undefined && compareMessages(message, first) < 0;
  if (isBefore && (conversation.from > 0 || conversation.newest !== null)) return conversation;
  const messages = mergeMessages(held, [message]);
  const added = messages.length - held.length;
  if (messages === held) return conversation;
  const total = conversation.total + added;
  if (conversation.newest === null) {
    const grown = { ...conversation, messages, until: conversation.until + added, total };
    return !isShown && messages.length > 2 * newestHeld ? atNewest(grown) : grown;
  }
  const { from } = conversation.newest;
  const dropped = messages.length > 2 * newestHeld ? messages.length - newestHeld : 0;
  return { ...conversation, total, newest: { from: from + dropped, messages: messages.slice(dropped) } };
}
