import { type ConversationState, emptyConversation } from './conversationState.ts';
import { withArrival } from './conversationWindow.ts';
import type { Channel, LiveStatus, Message, ReadConfirmation } from './liveTypes.ts';
import { compareMessages, mergeMessages } from './messageOrder.ts';
import type { OutboxEntry } from './outbox.ts';

/** The state of the chat of one person in one tenant and role. A new object after each change. */
export interface ChatState {
  connection: LiveStatus;
  /** Unread messages of all channels; null until it was read. */
  unreadCount: number | null;
  /** Newest message first. */
  channels: readonly Channel[];
  /** Channels at the host; null until they were read. */
  channelCount: number | null;
  isLoadingChannels: boolean;
  isLoadingMoreChannels: boolean;
  channelsError: unknown;
  conversations: ReadonlyMap<string, ConversationState>;
  /** The messages not known to have arrived, in the order of writing. */
  outbox: readonly OutboxEntry[];
}

/** Before anything was read. */
export const emptyChat: ChatState = {
  connection: 'connecting',
  unreadCount: null,
  channels: [],
  channelCount: null,
  isLoadingChannels: true,
  isLoadingMoreChannels: false,
  channelsError: undefined,
  conversations: new Map(),
  outbox: [],
};

const newestFirst = (left: Channel, right: Channel): number => {
  const [one, other] = [left.lastMessageAtUtc ?? '', right.lastMessageAtUtc ?? ''];
  return one === other ? left.id.localeCompare(right.id) : one < other ? 1 : -1;
};

/** With these channels as the host has them now; the others are unchanged. */
export function withChannels(state: ChatState, channels: readonly Channel[]): ChatState {
  const byId = new Map(state.channels.map((channel) => [channel.id, channel]));
  for (const channel of channels) byId.set(channel.id, channel);
  return { ...state, channels: [...byId.values()].sort(newestFirst) };
}

/** With a change of one conversation. */
export function withConversation(state: ChatState, id: string, change: (conversation: ConversationState) => ConversationState): ChatState {
  const before = state.conversations.get(id) ?? emptyConversation;
  const after = change(before);
  if (after === before) return state;
  return { ...state, conversations: new Map(state.conversations).set(id, after) };
}

/** How an arriving message is counted. */
interface Arrival {
  /** The user's id. */
  ownId: string;
  /** Whether it is known already, or existed when the channel was read: it is not counted again. */
  isCounted: boolean;
  /** Whether the conversation is on the screen. */
  isShown: boolean;
}

/** With a message that has arrived (CHAT-118 to CHAT-120, CHAT-122); if its channel is unknown, only in the conversation. */
export function withMessage(state: ChatState, channelId: string, message: Message, { ownId, isCounted, isShown }: Arrival): ChatState {
  const raises = !isCounted && message.author.userId !== ownId;
  const channels = state.channels.map((channel) => {
    if (channel.id !== channelId) return channel;
    const isLast = channel.lastMessage === null || compareMessages(channel.lastMessage, message) < 0;
    return {
      ...channel,
      ...(isLast && { lastMessage: message, lastMessageAtUtc: message.createdAtUtc }),
      unreadMessageCount: channel.unreadMessageCount + Number(raises),
    };
  });
  const counted = { ...state, channels: channels.sort(newestFirst), unreadCount: state.unreadCount === null ? null : state.unreadCount + Number(raises) };
  if (!state.conversations.has(channelId)) return counted;
  return withConversation(counted, channelId, (conversation) => withArrival(conversation, message, isShown));
}

/** With a confirmation at its message. */
export function withConfirmation(state: ChatState, channelId: string, confirmation: ReadConfirmation): ChatState {
  const confirmed = (messages: readonly Message[]): readonly Message[] => {
    const message = messages.find(({ id }) => id === confirmation.chatMessageId);
    return message === undefined ? messages : mergeMessages(messages, [{ ...message, readConfirmations: [confirmation] }]);
  };
  if (!state.conversations.has(channelId)) return state;
  return withConversation(state, channelId, (before) => {
    const [messages, newest] = [confirmed(before.messages), before.newest && confirmed(before.newest.messages)];
    if (messages === before.messages && newest === (before.newest?.messages ?? null)) return before;
    return { ...before, messages, newest: before.newest && newest && { ...before.newest, messages: newest } };
  });
}

/** With the unread messages of one channel (CHAT-121). */
export function withUnread(state: ChatState, channelId: string, unreadMessageCount: number): ChatState {
  const channel = state.channels.find(({ id }) => id === channelId);
  if (channel === undefined || channel.unreadMessageCount === unreadMessageCount) return state;
  const fewer = channel.unreadMessageCount - unreadMessageCount;
  return {
    ...state,
    channels: state.channels.map((each) => (each === channel ? { ...channel, unreadMessageCount } : each)),
    unreadCount: state.unreadCount === null ? null : Math.max(state.unreadCount - fewer, 0),
  };
}
