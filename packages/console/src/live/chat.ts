import { createStore, type Store } from '../ground/createStore.ts';
import { type ChatState, emptyChat, withChannels, withConfirmation, withConversation, withMessage, withUnread } from './chatState.ts';
import { createChatReads } from './chatReads.ts';
import { emptyConversation } from './conversationState.ts';
import { atNewest, isNearLast, newestOf, trimmed, type SeenMessages } from './conversationWindow.ts';
import type { ChatCalls } from './chatCalls.ts';
import { isMessage, isReadConfirmation } from './liveAnswers.ts';
import type { LiveConnection } from './liveConnection.ts';
import type { Channel, Message } from './liveTypes.ts';
import { compareMessages, isAfter } from './messageOrder.ts';
import type { Outbox, OutboxEntry } from './outbox.ts';
import { createSending } from './sending.ts';

/** The parts of a chat. Independent of React. */
export interface ChatParts {
  calls: ChatCalls;
  /** Opens the connection, and passes on the hub's events. */
  connect: (events: Readonly<Record<string, (...parameters: readonly unknown[]) => void>>) => LiveConnection;
  outbox: Outbox;
  /** The user's id at the host. */
  ownId: string;
  /** Lets one tab at a time send, so that two never send the same (C10). */
  exclusively: (work: () => Promise<void>, signal: AbortSignal) => Promise<void>;
  now: () => Date;
  /** How long the hub may take to report a message that it has confirmed, in milliseconds. @default 1,000 */
  patience?: number;
}

/** Conversations that are held. */
const mostConversations = 10;
/** Ids of messages that are remembered, so that one that arrives twice is counted once. */
const mostCounted = 2_000;

/** The content of a new message. */
type NewMessage = Pick<OutboxEntry, 'kind' | 'content' | 'repliedChatMessageId'>;

/** The chat of one person in one tenant and role; it lives as long as they are selected, whatever page is shown. */
export interface Chat {
  state: Pick<Store<ChatState>, 'read' | 'subscribe'>;
  /** The user's id at the host. */
  ownId: string;
  /** Reads the next channels. */
  loadMoreChannels: () => Promise<void>;
  /** Reads the channels: immediately when the list is shown, and again after an error. Otherwise they are read with the first connection. */
  loadChannels: () => Promise<void>;
  /** Reads a conversation, once; again after an error. A channel beyond the loaded ones is read, too. */
  open: (channelId: string) => Promise<void>;
  loadOlder: (channelId: string) => Promise<void>;
  /** Reads the next messages again if the held ones end before the newest. */
  loadNewer: (channelId: string) => Promise<void>;
  /** Sets the visible part of a conversation: messages far from it are dropped, and read again when it comes near. */
  see: (channelId: string, seen: SeenMessages) => void;
  /** Shows the newest messages of a conversation. */
  goToNewest: (channelId: string) => void;
  /** The conversation is no longer shown: its newest messages are held. */
  leave: (channelId: string) => void;
  /** Confirms to the others that everything in the channel was read; after a failure it is retried at the next chance (C13). */
  markRead: (channelId: string) => Promise<void>;
  /** Sends a message as soon as it can be sent; it is kept on the device until it has arrived. */
  send: (channelId: string, message: NewMessage) => void;
  /** Sends a message again that failed or whose outcome is unknown. */
  retry: (entryId: string) => void;
  /** Discards a message. */
  discard: (entryId: string) => void;
  /**
   * The known conversations, once the newest ones at the host have been read.
   *
   * @throws the client's errors
   */
  readNewestChannels: () => Promise<readonly Channel[]>;
  /** @throws the client's errors */
  create: (values: { name: string; participantIds: readonly string[] }) => Promise<Channel>;
  /** Reconnects now: the page or the network is back. */
  hurry: () => void;
  /** The network is gone. */
  drop: () => void;
  end: () => void;
}

/** Creates a chat and connects it. */
export function createChat({ calls, connect, outbox, ownId, exclusively, now, patience = 1_000 }: ChatParts): Chat {
  const state = createStore<ChatState>({ ...emptyChat, outbox: outbox.read() });
  const ended = new AbortController();
  const { signal } = ended;
  const update = (change: (before: ChatState) => ChatState) => {
    if (!signal.aborted) state.write(change(state.read()));
  };

  /** Messages that were counted, or existed when their channel was read. */
  const counted = new Set<string>();
  const noteCounted = (id: string) => {
    counted.add(id);
    if (counted.size > mostCounted) counted.delete(counted.values().next().value ?? '');
  };
  let shownId: string | null = null;
  const countedUntil = new Map<string, string>();
  /** The hub's events wait while a gap is being closed (decisions-content O28). */
  let held: (() => void)[] | null = null;
  const inOrder = (event: () => void) => (held === null ? event() : void held.push(event));

  const noteRead = (channels: readonly Channel[]) => {
    for (const { id, lastMessageAtUtc } of channels) if (lastMessageAtUtc !== null) countedUntil.set(id, lastMessageAtUtc);
  };

  const arrive = (channelId: string, message: Message) => {
    const isCounted = counted.has(message.id) || !isAfter(message.createdAtUtc, countedUntil.get(channelId) ?? '');
    noteCounted(message.id);
    sending.settle(channelId, message);
    const isKnown = state.read().channels.some(({ id }) => id === channelId);
    update((before) => withMessage(before, channelId, message, { ownId, isCounted, isShown: channelId === shownId }));
    // A channel that is not in the list got a message, or someone else created it (C11).
    if (!isKnown) void reads.readChannel(channelId);
  };

  const reads = createChatReads({ calls, state, update, noteRead, signal });

  const connection = connect({
    ReceiveMessage: (channelId, message) => {
      if (typeof channelId === 'string' && isMessage(message)) inOrder(() => arrive(channelId, message));
    },
    ReceiveReadConfirmation: (channelId, confirmation) => {
      if (typeof channelId !== 'string' || !isReadConfirmation(confirmation)) return;
      inOrder(() => {
        update((before) => withConfirmation(before, channelId, confirmation));
        // Read in another tab, or in the app.
        const newest = state.read().channels.find(({ id }) => id === channelId)?.lastMessage?.id;
        if (confirmation.reader.userId === ownId && confirmation.chatMessageId === newest) update((before) => withUnread(before, channelId, 0));
      });
    },
  });

  const sending = createSending({ outbox, connection, calls, ownId, exclusively, signal, patience, newestAt: (channelId) => newestAt(state.read(), channelId), onFound: (channelId, message) => inOrder(() => arrive(channelId, message)) });

  const goToNewest = (channelId: string) =>
    update((before) => (before.conversations.get(channelId)?.newest ? withConversation(before, channelId, atNewest) : before));

  let connections = 0;
  const catchUp = async () => {
    const connected = ++connections;
    held ??= [];
    await reads.loadChannels();
    await Promise.all([...state.read().conversations.keys()].map(reads.readConversation));
    // Lost and back in the meantime: the next connection handles the held events.
    if (connected !== connections) return;
    const events = held ?? [];
    held = null;
    for (const event of events) event();
    void sending.run();
  };

  connection.status.subscribe(() => {
    const status = connection.status.read();
    update((before) => ({ ...before, connection: status }));
    if (status === 'connected') void catchUp();
    else reads.noteLoss();
    // Without the hub everything can still be read, and the unread messages are counted.
    if (status === 'reconnecting' && state.read().channelCount === null) void reads.loadChannels();
  });
  outbox.subscribe(() => update((before) => ({ ...before, outbox: outbox.read() })));

  return {
    state,
    ownId,
    loadChannels: reads.loadChannels,
    loadMoreChannels: reads.loadMoreChannels,
    open: async (channelId) => {
      shownId = channelId;
      const { conversations, channels } = state.read();
      if (!channels.some(({ id }) => id === channelId)) void reads.readChannel(channelId);
      const known = conversations.get(channelId);
      if (known === undefined || known.error !== undefined) await reads.readConversation(channelId);
    },
    loadOlder: reads.loadOlder,
    loadNewer: reads.loadNewer,
    see: (channelId, seen) => {
      const conversation = state.read().conversations.get(channelId);
      if (conversation === undefined) return;
      if (isNearLast(conversation, seen) && conversation.error === undefined) void reads.loadNewer(channelId);
      // Until a gap is closed it is unknown how many messages are between the held ones.
      if (!reads.hasGap(channelId)) update((before) => withConversation(before, channelId, (each) => trimmed(each, seen)));
    },
    goToNewest,
    leave: (channelId) => {
      if (shownId === channelId) shownId = null;
      if (reads.hasGap(channelId) || !state.read().conversations.has(channelId)) return;
      update((before) => withFewConversations(withConversation(before, channelId, atNewest), channelId));
    },
    markRead: async (channelId) => {
      const channel = state.read().channels.find(({ id }) => id === channelId);
      const newest = newestHeldOf(state.read(), channelId).at(-1);
      if (channel === undefined || newest === undefined || channel.unreadMessageCount === 0 || connection.status.read() !== 'connected') return;
      try {
        await connection.invoke('CreateReadConfirmation', channelId, newest.id);
        // Messages that arrived during the call are still unread.
        const later = newestHeldOf(state.read(), channelId).filter((message) => message.author.userId !== ownId && compareMessages(message, newest) > 0);
        update((before) => withUnread(before, channelId, later.length));
      } catch {
        // Confirmed again when the next message is shown (C13).
      }
    },
    send: (channelId, message) => {
      // The user's own message is shown, and it is at the end.
      goToNewest(channelId);
      outbox.add({ ...message, id: crypto.randomUUID(), channelId, writtenAtUtc: now().toISOString(), state: 'waiting', afterUtc: null });
      void sending.run();
    },
    retry: (entryId) => {
      // Its current state: a second press, or another tab, may have sent it.
      outbox.refresh();
      const entry = outbox.read().find(({ id }) => id === entryId);
      if (entry?.state !== 'unsure' && entry?.state !== 'failed') return;
      outbox.change(entryId, { state: 'waiting', mayHaveArrived: entry.state === 'unsure' });
      void sending.run();
    },
    discard: outbox.remove,
    readNewestChannels: async () => {
      await reads.readNewestChannels();
      return state.read().channels;
    },
    create: async (values) => {
      const channel = await calls.create(values);
      noteRead([channel]);
      update((before) => withChannels(before, [channel]));
      return channel;
    },
    hurry: connection.hurry,
    drop: connection.drop,
    end: () => {
      ended.abort();
      connection.end();
    },
  };
}

const newestHeldOf = (state: ChatState, channelId: string): readonly Message[] => newestOf(state.conversations.get(channelId) ?? emptyConversation);

function newestAt(state: ChatState, channelId: string): string | null {
  return newestHeldOf(state, channelId).at(-1)?.createdAtUtc ?? state.channels.find(({ id }) => id === channelId)?.lastMessageAtUtc ?? null;
}

/** Drops the conversations that were left longest ago: each has to catch up after every loss of the connection. */
function withFewConversations(state: ChatState, leftId: string): ChatState {
  const left = state.conversations.get(leftId);
  const others = [...state.conversations].filter(([id]) => id !== leftId);
  return { ...state, conversations: new Map([...others.slice(-mostConversations + 1), ...(left === undefined ? [] : [[leftId, left] as const])]) };
}
