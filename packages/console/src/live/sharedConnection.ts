import { createStore } from '../ground/createStore.ts';
import { ConnectionLostError, type LiveConnection, type LiveConnectionParts } from './liveConnection.ts';
import type { LiveStatus } from './liveTypes.ts';
import type { TabMessage } from './tabMessages.ts';

/** The parts shared by the tabs of one person, tenant and role. */
export interface SharedTabs {
  /** Runs the work while no other tab does; a closed tab releases it immediately (faults F19). */
  lead: (work: () => Promise<void>, signal: AbortSignal) => Promise<void>;
  channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>;
}

interface SharedConnectionParts extends Pick<LiveConnectionParts, 'events' | 'onRefused'> {
  tabs: SharedTabs;
  /** Opens a connection of this tab's own. */
  open: (events: LiveConnectionParts['events']) => LiveConnection;
  /** How long the leading tab may take to respond, in milliseconds; longer than the hub may be silent. @default 40,000 */
  patience?: number;
}

/**
 * One connection for all tabs: the leading tab has it, passes on the hub's events, and calls the hub for the others. When
 * it is closed, another one leads with a connection of its own; for every tab this is a connection that was lost and came
 * back, and it closes its gap as after any other loss. Calls pending then are as unknown as those of a lost connection.
 */
export function shareConnection({ tabs: { lead, channel }, open, events, onRefused, patience = 40_000 }: SharedConnectionParts): LiveConnection {
  const self = crypto.randomUUID();
  const status = createStore<LiveStatus>('connecting');
  const ended = new AbortController();
  const calls = new Map<string, (outcome: TabMessage & { kind: 'answer' }) => void>();
  let own: LiveConnection | null = null;
  let leader: string | null = null;

  const post = (message: TabMessage) => channel.postMessage(message);
  /** The tab that was to respond is gone, and events since then may have been missed. */
  const follow = (next: string) => {
    if (next === leader) return;
    leader = next;
    if (status.read() === 'connected') status.write('reconnecting');
    for (const [id, settle] of calls) settle({ kind: 'answer', id, outcome: 'lost', message: 'The tab that had the connection was closed.' });
  };
  const tellStatus = () => post({ kind: 'status', leader: self, status: status.read() });

  const answer = async ({ id, method, parameters }: TabMessage & { kind: 'call' }, connection: LiveConnection) => {
    try {
      await connection.invoke(method, ...parameters);
      post({ kind: 'answer', id, outcome: 'done', message: '' });
    } catch (error) {
      post({ kind: 'answer', id, outcome: error instanceof ConnectionLostError ? 'lost' : 'refused', message: error instanceof Error ? error.message : '' });
    }
  };

  const listen = (message: TabMessage) => {
    if (ended.signal.aborted) return;
    switch (message.kind) {
      case 'ask':
        if (own !== null) tellStatus();
        break;
      case 'status':
        // The last messages of the former leader.
        if (own !== null) break;
        follow(message.leader);
        if (message.status === 'refused' && status.read() !== 'refused') onRefused();
        status.write(message.status);
        break;
      case 'event':
        events[message.name]?.(...message.parameters);
        break;
      case 'call':
        if (own !== null) void answer(message, own);
        break;
      case 'answer':
        calls.get(message.id)?.(message);
        break;
      case 'hurry':
        own?.hurry();
        break;
    }
  };

  const handedOn = Object.fromEntries(
    Object.entries(events).map(([name, handle]) => [
      name,
      (...parameters: readonly unknown[]) => {
        post({ kind: 'event', name, parameters });
        handle(...parameters);
      },
    ]),
  );

  const work = async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    if (ended.signal.aborted) return;
    ended.signal.addEventListener('abort', () => resolve());
    follow(self);
    const connection = open(handedOn);
    own = connection;
    const look = () => {
      if (ended.signal.aborted) return;
      const now = connection.status.read();
      if (now !== 'connecting') status.write(now);
      tellStatus();
    };
    connection.status.subscribe(look);
    look();
    await promise;
  };

  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => listen(data));
  post({ kind: 'ask' });
  // Ended before its turn, it no longer waits for it.
  lead(work, ended.signal).catch(() => undefined);

  const callLeader = async (method: string, parameters: readonly unknown[]): Promise<void> => {
    const id = crypto.randomUUID();
    const { promise, resolve } = Promise.withResolvers<TabMessage & { kind: 'answer' }>();
    calls.set(id, resolve);
    const timer = setTimeout(() => resolve({ kind: 'answer', id, outcome: 'lost', message: 'The tab that has the connection does not answer.' }), patience);
    post({ kind: 'call', id, method, parameters });
    const { outcome, message } = await promise;
    clearTimeout(timer);
    calls.delete(id);
    if (outcome === 'lost') throw new ConnectionLostError(message);
    if (outcome === 'refused') throw new Error(message);
  };

  return {
    status,
    invoke: async (method, ...parameters) => {
      if (own !== null) return own.invoke(method, ...parameters);
      if (status.read() !== 'connected') throw new ConnectionLostError('Not connected.');
      return callLeader(method, parameters);
    },
    hurry: () => (own === null ? post({ kind: 'hurry' }) : own.hurry()),
    // The leading tab receives it itself.
    drop: () => own?.drop(),
    end: () => {
      if (ended.signal.aborted) return;
      ended.abort();
      own?.end();
      status.write('ended');
      channel.close();
    },
  };
}
