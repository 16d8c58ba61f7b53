import { ApiError } from '@noticeboard/api-types/problem';
import { createStore } from '../../ground/createStore.ts';
import type { TextStorage } from '../../ground/browserStorage.ts';
import { memoryStorage } from '../../ground/testing/memoryStorage.ts';
import { type Chat, createChat } from '../chat.ts';
import type { ChatCalls } from '../chatCalls.ts';
import { ConnectionLostError, type LiveConnection } from '../liveConnection.ts';
import type { Channel, LiveStatus, Message } from '../liveTypes.ts';
import { openOutbox } from '../outbox.ts';

type Events = Parameters<Parameters<typeof createChat>[0]['connect']>[0];

/** How the hub handles the next message. */
type Manner = 'well' | 'cut-before' | 'cut-after' | 'refuse' | 'silent';

const me = { userId: 'me', username: 'me' };
const other = { userId: 'other', username: 'other' };

/** A host with one channel, whose hub tests control. */
export interface FakeHost {
  /** Messages as the host has them, oldest first. */
  stored: Message[];
  /** Sets the outcome of the next SendMessage; later ones succeed. */
  next: (manner: Manner) => void;
  /** Someone else writes, or the user elsewhere; sent to everyone connected. */
  receive: (content: string, author?: 'me') => Message;
  /** How often the history was read. */
  historyReads: () => number;
  /** Pages of the list of channels that were read: page from 0, and size. */
  channelReads: [page: number, size: number][];
  /** Raises an event unchanged, even a malformed one. */
  raise: (event: 'ReceiveMessage' | 'ReceiveReadConfirmation', ...parameters: unknown[]) => void;
  status: (status: LiveStatus) => void;
  /** Reads of the history fail from now on, or work again. */
  failHistory: (fails: boolean) => void;
  /** Runs during the next read confirmation. */
  whileConfirming: (happen: () => void) => void;
  /** Removes the user from the conversation. */
  remove: () => void;
  /** Calls of the hub, by method. */
  calls: [method: string, ...parameters: unknown[]][];
  /** The storage of this device, for another tab or another load of the page. */
  device: TextStorage;
  /** Opens the chat of a tab. */
  open: () => Chat;
}

/**
 * Makes the host.
 *
 * @param count number of its messages
 */
export function fakeHost(count = 0): FakeHost {
  let clock = Date.parse('2026-11-21T12:00:00Z');
  const tick = () => new Date((clock += 1000)).toISOString();
  const make = (content: string, author = other, repliedToMessage: Message['repliedToMessage'] = null): Message => ({ id: crypto.randomUUID(), author, createdAtUtc: tick(), type: 'Text', content, repliedToMessage, readConfirmations: [] });
  const stored = Array.from({ length: count }, (_, index) => make(`Message ${index + 1}`));
  const tabs: { events: Events; status: ReturnType<typeof createStore<LiveStatus>> }[] = [];
  const calls: FakeHost['calls'] = [];
  const channelReads: FakeHost['channelReads'] = [];
  let manner: Manner = 'well';
  let unread = 0;
  let isRemoved = false;
  let failsHistory = false;
  let historyReads = 0;
  let whileConfirming: () => void = () => undefined;

  const device = memoryStorage();
  const channel = (): Channel => ({ id: 'night', name: 'Night shift', participants: [{ ...me, name: 'Me' }, { ...other, name: 'Other' }], lastMessageAtUtc: stored.at(-1)?.createdAtUtc ?? null, lastMessage: stored.at(-1) ?? null, unreadMessageCount: unread });
  const raise: FakeHost['raise'] = (event, ...parameters) => {
    for (const tab of tabs) if (tab.status.read() === 'connected') tab.events[event]?.(...parameters);
  };
  const rest: ChatCalls = {
    channels: (page, size) => {
      channelReads.push([page, size]);
      return Promise.resolve(isRemoved ? { results: [], total: 0 } : { results: [channel()], total: 1 });
    },
    channel: (id) => Promise.resolve({ ...channel(), id }),
    history: (id, page, size) => {
      historyReads += 1;
      if (failsHistory) return Promise.reject(new ApiError({ method: 'GET', path: '/' }, { status: 503 }));
      if (id !== 'night') return Promise.reject(new ApiError({ method: 'GET', path: '/' }, { status: 404 }));
      const newestFirst = stored.toReversed();
      return Promise.resolve({ results: newestFirst.slice(page * size, (page + 1) * size), total: stored.length });
    },
    unreadCount: () => Promise.resolve(unread),
    create: () => Promise.resolve(channel()),
  };
  /** One lock for all tabs, as the browser's. */
  let line = Promise.resolve();
  const exclusively = (work: () => Promise<void>) => (line = line.then(work));

  return {
    stored,
    calls,
    channelReads,
    device,
    raise,
    whileConfirming: (happen) => (whileConfirming = happen),
    remove: () => (isRemoved = true),
    failHistory: (fails) => (failsHistory = fails),
    next: (next) => (manner = next),
    historyReads: () => historyReads,
    receive: (content, author) => {
      const message = make(content, author === 'me' ? me : other);
      stored.push(message);
      if (author !== 'me') unread += 1;
      raise('ReceiveMessage', 'night', message);
      return message;
    },
    status: (status) => {
      for (const tab of tabs) tab.status.write(status);
    },
    open: () => {
      const status = createStore<LiveStatus>('connecting');
      const connect = (events: Events): LiveConnection => {
        tabs.push({ events, status });
        const cut = () => {
          status.write('reconnecting');
          throw new ConnectionLostError('cut');
        };
        return {
          status,
          hurry: () => undefined,
          drop: () => undefined,
          end: () => status.write('ended'),
          invoke: async (method, ...parameters) => {
            calls.push([method, ...parameters]);
            if (method === 'CreateReadConfirmation') {
              unread = 0;
              whileConfirming();
            }
            if (method !== 'SendMessage') return;
            const now = manner;
            manner = 'well';
            if (now === 'refuse') throw new Error('The message is empty.');
            if (now === 'cut-before') cut();
            const [, sent] = parameters as [string, { Content: string; RepliedChatMessageId?: string }];
            const parent = stored.find(({ id }) => id === sent.RepliedChatMessageId);
            const message = make(sent.Content, me, parent ?? null);
            stored.push(message);
            if (now === 'cut-after') cut();
            if (now !== 'silent') raise('ReceiveMessage', 'night', message);
          },
        };
      };
      return createChat({ calls: rest, connect, outbox: openOutbox(device, ''), ownId: 'me', exclusively, now: () => new Date(clock), patience: 0 });
    },
  };
}
