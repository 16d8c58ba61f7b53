import type { Store } from '../ground/createStore.ts';
import type { ChatCalls } from './chatCalls.ts';
import { type ChatState, emptyConversation, withChannels, withConversation } from './chatState.ts';
import type { Channel, Message } from './liveTypes.ts';
import { compareMessages, mergeMessages } from './messageOrder.ts';

/** Sizes of pages (content §9, decisions-content O23). */
const channelPageSize = 10;
const historyPageSize = 30;
/** Pages that are read to close a gap after an outage; a longer one is not closed: what is below it is read anew when it is scrolled to. */
const mostPagesOfGap = 10;

interface ReadParts {
  calls: ChatCalls;
  state: Pick<Store<ChatState>, 'read'>;
  update: (change: (before: ChatState) => ChatState) => void;
  /** Called with channels as the host has them. */
  noteRead: (channels: readonly Channel[]) => void;
  signal: AbortSignal;
}

/** What a chat reads of the host by REST: channels and histories. */
export interface ChatReads {
  /** Reads the channels that are loaded once more, or the first ones. */
  loadChannels: () => Promise<void>;
  loadMoreChannels: () => Promise<void>;
  /** Reads one channel; nothing happens where there is none. */
  readChannel: (channelId: string) => Promise<void>;
  /** Reads a conversation for the first time, or what it has missed. */
  readConversation: (channelId: string) => Promise<void>;
  loadOlder: (channelId: string) => Promise<void>;
  /** From now on messages may be missed: what comes later is not known to follow what is there. */
  noteLoss: () => void;
}

/** Makes the reads of a chat. Each tells its failure in the state. */
export function createChatReads({ calls, state, update, noteRead, signal }: ReadParts): ChatReads {
  const loadChannels = async () => {
    const size = Math.max(Math.ceil(state.read().channels.length / channelPageSize), 1) * channelPageSize;
    update((before) => ({ ...before, isLoadingChannels: before.channelCount === null, channelsError: undefined }));
    try {
      const [page, unreadCount] = await Promise.all([calls.channels(0, size, signal), calls.unreadCount(signal)]);
      noteRead(page.results);
      // Where these are all there are, the person takes part in no others any more (C12).
      const isWhole = page.results.length >= page.total;
      update((before) => ({ ...withChannels(isWhole ? { ...before, channels: [] } : before, page.results), channelCount: page.total, unreadCount, isLoadingChannels: false }));
    } catch (error) {
      update((before) => ({ ...before, isLoadingChannels: false, channelsError: error }));
    }
  };

  /** The last message before a gap that is not closed yet, by channel. */
  const gaps = new Map<string, Message>();
  let losses = 0;
  const noteLoss = () => {
    losses += 1;
    for (const [channelId, { messages }] of state.read().conversations) {
      const newest = messages.at(-1);
      if (newest !== undefined && !gaps.has(channelId)) gaps.set(channelId, newest);
    }
  };

  /** Reads the newest pages until they meet what was known before the gap: what has come since may lie behind it. */
  const closeGap = async (channelId: string) => {
    const lossesBefore = losses;
    const last = gaps.get(channelId);
    const before = (state.read().conversations.get(channelId)?.messages ?? []).filter((message) => last === undefined || compareMessages(message, last) <= 0);
    const known = new Set(before.map(({ id }) => id));
    const come: Message[] = [];
    let total = 0;
    for (let page = 0; page < mostPagesOfGap; page += 1) {
      const { results, total: all } = await calls.history(channelId, page, historyPageSize, signal);
      total = all;
      come.push(...results);
      if (results.length < historyPageSize || results.some(({ id }) => known.has(id)) || known.size === 0) break;
    }
    const meets = known.size === 0 || come.some(({ id }) => known.has(id));
    if (losses === lossesBefore) gaps.delete(channelId);
    update((before) =>
      withConversation(before, channelId, (conversation) => {
        const messages = mergeMessages(meets ? conversation.messages : conversation.messages.filter((message) => last !== undefined && compareMessages(message, last) > 0), come);
        return { ...conversation, messages, total, hasOlder: messages.length < total, isLoading: false, error: undefined };
      }),
    );
  };

  const readConversation = async (channelId: string) => {
    update((before) => withConversation(before, channelId, (conversation) => ({ ...conversation, isLoading: conversation.messages.length === 0, error: undefined })));
    try {
      await closeGap(channelId);
    } catch (error) {
      update((before) => withConversation(before, channelId, (conversation) => ({ ...conversation, isLoading: false, error })));
    }
  };

  const loadMoreChannels = async () => {
    if (state.read().isLoadingMoreChannels) return;
    update((before) => ({ ...before, isLoadingMoreChannels: true }));
    try {
      const page = await calls.channels(Math.floor(state.read().channels.length / channelPageSize), channelPageSize, signal);
      noteRead(page.results);
      update((before) => ({ ...withChannels(before, page.results), channelCount: page.total, isLoadingMoreChannels: false }));
    } catch (error) {
      update((before) => ({ ...before, isLoadingMoreChannels: false, channelsError: error }));
    }
  };

  const readChannel = async (channelId: string) => {
    const channel = await calls.channel(channelId, signal).catch(() => null);
    if (channel === null || signal.aborted) return;
    noteRead([channel]);
    update((before) => withChannels(before, [channel]));
  };

  const loadOlder = async (channelId: string) => {
    const conversation = state.read().conversations.get(channelId) ?? emptyConversation;
    if (conversation.isLoadingOlder || !conversation.hasOlder) return;
    update((before) => withConversation(before, channelId, (each) => ({ ...each, isLoadingOlder: true, error: undefined })));
    try {
      // What was written since shifts the pages: the page that holds the next older one overlaps what is known (C09).
      const page = Math.floor(conversation.messages.length / historyPageSize);
      const { results, total } = await calls.history(channelId, page, historyPageSize, signal);
      update((before) =>
        withConversation(before, channelId, (each) => {
          const messages = mergeMessages(each.messages, results);
          return { ...each, messages, total, hasOlder: messages.length < total && results.length > 0, isLoadingOlder: false };
        }),
      );
    } catch (error) {
      update((before) => withConversation(before, channelId, (each) => ({ ...each, isLoadingOlder: false, error })));
    }
  };

  return { loadChannels, loadMoreChannels, readChannel, readConversation, loadOlder, noteLoss };
}
