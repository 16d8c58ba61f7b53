import type { Channel, LiveStatus, Message, ReadConfirmation } from './liveTypes.ts';
import { compareMessages, mergeMessages } from './messageOrder.ts';
import type { OutboxEntry } from './outbox.ts';

/** A conversation as far as it is loaded: without a gap from some message to the newest. */
export interface ConversationState {
  /** Oldest first, each once. */
  messages: readonly Message[];
  /** How many there are at the host, as far as is known. */
  total: number;
  /** Whether there are older ones at the host. */
  hasOlder: boolean;
  /** First load. */
  isLoading: boolean;
  isLoadingOlder: boolean;
  error: unknown;
}

/** Everything that is known of the chat of one person in one tenant and role. A new object after each change. */
export interface ChatState {
  connection: LiveStatus;
  /** Unread messages of all channels; null until it was asked. */
  unreadCount: number | null;
  /** Newest message first. */
  channels: readonly Channel[];
  /** Channels at the host; null until they were asked for. */
  channelCount: number | null;
  isLoadingChannels: boolean;
  isLoadingMoreChannels: boolean;
  channelsError: unknown;
  conversations: ReadonlyMap<string, ConversationState>;
  /** What was written and is not known to have arrived, in the order of writing. */
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

/** A conversation that was not asked for yet. */
export const emptyConversation: ConversationState = { messages: [], total: 0, hasOlder: false, isLoading: true, isLoadingOlder: false, error: undefined };

const newestFirst = (left: Channel, right: Channel): number => {
  const [one, other] = [left.lastMessageAtUtc ?? '', right.lastMessageAtUtc ?? ''];
  return one === other ? left.id.localeCompare(right.id) : one < other ? 1 : -1;
};

/** With these channels as they are at the host now; the others stay as they are. */
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

/** Where a message that arrives is counted as unread. */
interface Arrival {
  /** The reader. */
  ownId: string;
  /** Whether it is known already, or was there when the channel was read: it is not counted again. */
  isCounted: boolean;
}

/** With a message that has arrived (CHAT-118 to CHAT-120, CHAT-122); of a channel that is not known only the conversation takes it. */
export function withMessage(state: ChatState, channelId: string, message: Message, { ownId, isCounted }: Arrival): ChatState {
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
  return withConversation(counted, channelId, (conversation) => {
    const messages = mergeMessages(conversation.messages, [message]);
    return messages === conversation.messages ? conversation : { ...conversation, messages, total: conversation.total + messages.length - conversation.messages.length };
  });
}

/** With a confirmation at its message. */
export function withConfirmation(state: ChatState, channelId: string, confirmation: ReadConfirmation): ChatState {
  const conversation = state.conversations.get(channelId);
  const message = conversation?.messages.find(({ id }) => id === confirmation.chatMessageId);
  if (conversation === undefined || message === undefined) return state;
  const messages = mergeMessages(conversation.messages, [{ ...message, readConfirmations: [confirmation] }]);
  return messages === conversation.messages ? state : withConversation(state, channelId, (before) => ({ ...before, messages }));
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
