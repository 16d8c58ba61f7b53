import { isMissing } from '../api/isMissing.ts';
import type { Store } from '../ground/createStore.ts';
import type { ChatCalls } from './chatCalls.ts';
import { type ChatState, withChannels, withConversation } from './chatState.ts';
import { type ConversationState, emptyConversation } from './conversationState.ts';
import { type HistoryPage, newestOf, placedPage, withNewerPage, withOlderPage } from './conversationWindow.ts';
import type { Channel, Message } from './liveTypes.ts';
import { compareMessages, mergeMessages } from './messageOrder.ts';

/** Sizes of pages (content §9, decisions-content O23). */
const channelPageSize = 10;
const historyPageSize = 30;
/** Pages that are read to close a gap after an outage; a longer one stays open: the part below it is read again when it is scrolled to. */
const mostPagesOfGap = 10;
/** How often a page is requested if its place has changed by the time it was read. */
const mostTriesOfPage = 3;

interface ReadParts {
  calls: ChatCalls;
  state: Pick<Store<ChatState>, 'read'>;
  update: (change: (before: ChatState) => ChatState) => void;
  /** Called with channels as the host has them. */
  noteRead: (channels: readonly Channel[]) => void;
  signal: AbortSignal;
}

/** The reads of a chat by REST: channels and histories. */
export interface ChatReads {
  /** Reads the loaded channels again, or the first ones. */
  loadChannels: () => Promise<void>;
  loadMoreChannels: () => Promise<void>;
  /**
   * Reads the newest channels as the host has them now.
   *
   * @throws the client's errors
   */
  readNewestChannels: () => Promise<void>;
  /** Reads one channel; does nothing if there is none. */
  readChannel: (channelId: string) => Promise<void>;
  /** Reads a conversation for the first time, or the messages that it has missed. */
  readConversation: (channelId: string) => Promise<void>;
  loadOlder: (channelId: string) => Promise<void>;
  /** Reads the next messages again if the held ones end before the newest. */
  loadNewer: (channelId: string) => Promise<void>;
  /** From now on messages may be missed: later ones may not directly follow the held ones. */
  noteLoss: () => void;
  /** Whether messages of the channel may have been missed and were not read yet. */
  hasGap: (channelId: string) => boolean;
}

/** Creates the reads of a chat. Each reports its failure in the state. */
export function createChatReads({ calls, state, update, noteRead, signal }: ReadParts): ChatReads {
  const loadChannels = async () => {
    const size = Math.max(Math.ceil(state.read().channels.length / channelPageSize), 1) * channelPageSize;
    update((before) => ({ ...before, isLoadingChannels: before.channelCount === null, channelsError: undefined }));
    try {
      const [page, unreadCount] = await Promise.all([calls.channels(0, size, signal), calls.unreadCount(signal)]);
      noteRead(page.results);
      // If the page has all channels, the user takes part in no others any more (C12).
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
    for (const [channelId, conversation] of state.read().conversations) {
      const newest = newestOf(conversation).at(-1);
      if (newest !== undefined && !gaps.has(channelId)) gaps.set(channelId, newest);
    }
  };

  /** Reads the newest pages until they meet the messages from before the gap: those that have arrived since may be after it. */
  const closeGap = async (channelId: string) => {
    const lossesBefore = losses;
    const last = gaps.get(channelId);
    const conversationBefore = state.read().conversations.get(channelId) ?? emptyConversation;
    const known = new Set(newestOf(conversationBefore).filter((message) => last === undefined || compareMessages(message, last) <= 0).map(({ id }) => id));
    const come: Message[] = [];
    let place = placedPage([], 0, historyPageSize, 0);
    let totalFirst = 0;
    for (let page = 0; page < mostPagesOfGap; page += 1) {
      const { results, total } = await calls.history(channelId, page, historyPageSize, signal);
      place = placedPage(results, page, historyPageSize, total);
      // Messages written since the first page was read arrive as events.
      if (page === 0) totalFirst = total;
      come.push(...results);
      // If another part is shown, its `newest` only have to be the newest ones.
      if (conversationBefore.newest !== null || results.length < historyPageSize || results.some(({ id }) => known.has(id)) || known.size === 0) break;
    }
    if (losses === lossesBefore) gaps.delete(channelId);
    const meets = known.size === 0 || come.some(({ id }) => known.has(id));
    update((before) => withConversation(before, channelId, (conversation) => ({ ...withNewest(conversation, { come, from: place.from, total: totalFirst, isFirst: known.size === 0, meets }), isLoading: false, error: undefined })));
  };

  const readConversation = async (channelId: string) => {
    // A missing one stays missing until it is found: the notice may have the focus.
    update((before) => withConversation(before, channelId, (conversation) => (isMissing(conversation.error) ? conversation : { ...conversation, isLoading: conversation.messages.length === 0, error: undefined })));
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

  const readNewestChannels = async () => {
    const { results, total } = await calls.channels(0, channelPageSize, signal);
    noteRead(results);
    update((before) => ({ ...withChannels(before, results), channelCount: total }));
  };

  const readChannel = async (channelId: string) => {
    const channel = await calls.channel(channelId, signal).catch(() => null);
    if (channel === null || signal.aborted) return;
    noteRead([channel]);
    update((before) => withChannels(before, [channel]));
  };

  /** Reads the page at a place counted from the oldest. Pages are counted from the newest: if others write in the meantime, it is read again (C09). */
  const readPageAt = async (channelId: string, placeOf: (conversation: ConversationState) => number, withPage: (conversation: ConversationState, page: HistoryPage) => ConversationState | null) => {
    let { total } = state.read().conversations.get(channelId) ?? emptyConversation;
    for (let count = 0; count < mostTriesOfPage; count += 1) {
      const before = state.read().conversations.get(channelId) ?? emptyConversation;
      const page = Math.max(Math.floor((total - 1 - placeOf(before)) / historyPageSize), 0);
      const read = await calls.history(channelId, page, historyPageSize, signal);
      ({ total } = read);
      const after = withPage(state.read().conversations.get(channelId) ?? emptyConversation, placedPage(read.results, page, historyPageSize, total));
      if (after === null) continue;
      update((chat) => withConversation(chat, channelId, () => after));
      return;
    }
  };

  const loadOlder = async (channelId: string) => {
    const conversation = state.read().conversations.get(channelId) ?? emptyConversation;
    if (conversation.isLoadingOlder || conversation.from === 0) return;
    const note = (change: Partial<ConversationState>) => update((before) => withConversation(before, channelId, (each) => ({ ...each, ...change })));
    note({ isLoadingOlder: true, error: undefined });
    try {
      await readPageAt(channelId, ({ from }) => from - 1, withOlderPage);
      note({ isLoadingOlder: false });
    } catch (error) {
      note({ isLoadingOlder: false, error });
    }
  };

  const loadNewer = async (channelId: string) => {
    const conversation = state.read().conversations.get(channelId) ?? emptyConversation;
    if (conversation.isLoadingNewer || conversation.newest === null) return;
    const note = (change: Partial<ConversationState>) => update((before) => withConversation(before, channelId, (each) => ({ ...each, ...change })));
    note({ isLoadingNewer: true, error: undefined });
    try {
      await readPageAt(channelId, ({ until }) => until, withNewerPage);
      note({ isLoadingNewer: false });
    } catch (error) {
      note({ isLoadingNewer: false, error });
    }
  };

  return { loadChannels, loadMoreChannels, readNewestChannels, readChannel, readConversation, loadOlder, loadNewer, noteLoss, hasGap: (channelId) => gaps.has(channelId) };
}

interface NewestRead {
  come: readonly Message[];
  /** Place of the first of them. */
  from: number;
  /** How many there were when the newest page was read. */
  total: number;
  /** Whether no messages were known before. */
  isFirst: boolean;
  /** Whether they meet the messages from before the gap. */
  meets: boolean;
}

/** With the newest messages as they were read; those that have arrived since are after them. */
function withNewest(conversation: ConversationState, { come, from, total: totalRead, isFirst, meets }: NewestRead): ConversationState {
  const newest = come.toSorted(compareMessages).at(-1);
  const since = newestOf(conversation).filter((message) => newest === undefined || compareMessages(message, newest) > 0);
  const total = totalRead + since.length;
  const held = { from, messages: mergeMessages(since, come) };
  if (conversation.newest !== null) return { ...conversation, total, newest: held };
  if (isFirst || !meets) return { ...conversation, ...held, until: total, total };
  return { ...conversation, messages: mergeMessages(conversation.messages, come), from: Math.min(conversation.from, from), until: total, total };
}
