import { type HubConnection, HubConnectionState } from '@microsoft/signalr';
import { createStore, type Store } from '../ground/createStore.ts';
import type { LiveStatus } from './liveTypes.ts';

/** The connection was lost before the hub responded: it may or may not have done what was requested. */
export class ConnectionLostError extends Error {
  override readonly name = 'ConnectionLostError';
}

/** The connection to the live hub of one tenant and role. */
export interface LiveConnection {
  status: Pick<Store<LiveStatus>, 'read' | 'subscribe'>;
  /**
   * Calls a method of the hub.
   *
   * @throws ConnectionLostError when the connection ended first; the hub's own refusal unchanged
   */
  invoke: (method: string, ...parameters: readonly unknown[]) => Promise<void>;
  /** Retries now instead of at the end of the delay. */
  hurry: () => void;
  /** The network is gone: unsent calls wait, instead of being lost until the silence is noticed. */
  drop: () => void;
  /** Ends it permanently. */
  end: () => void;
}

/** The parts of a connection; independent of React. */
export interface LiveConnectionParts {
  /** Creates a connection that has not been started. */
  build: () => HubConnection;
  /** The handlers of the hub's events, by name. */
  events: Readonly<Record<string, (...parameters: readonly unknown[]) => void>>;
  /** The hub refused the token: a new one is fetched before the next try. */
  renewToken: () => Promise<unknown>;
  /** The hub refused the user (403) or a message, as it does once chat is disabled: tenant and role are checked again. */
  onRefused: () => void;
  /** Waits this number of milliseconds; `hurry` ends it. */
  wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** From 0 to 1, so that many consoles don't return in step. */
  random?: () => number;
}

/** Delays between tries, in milliseconds; the last one from then on. */
const waits = [0, 2_000, 5_000, 10_000, 20_000, 30_000] as const;
/** Delay after a refusal: chat may be enabled again. */
const waitAfterRefusal = 60_000;

/** The status of a failed start: the client only has it in its message. */
const statusOf = (error: unknown): number | undefined => {
  const status = error instanceof Error ? /Status code '(\d{3})'/.exec(error.message)?.[1] : undefined;
  return status === undefined ? undefined : Number(status);
};

/**
 * Keeps a connection to the hub for as long as it is needed: retries after every loss and every failed start, with longer
 * delays each time (faults C01 to C04). The official client's own reconnecting ends after four tries and never repeats
 * a first start, so that each try here is a connection of its own.
 */
export function keepConnected({ build, events, renewToken, onRefused, wait = pause, random = Math.random }: LiveConnectionParts): LiveConnection {
  const status = createStore<LiveStatus>('connecting');
  const ended = new AbortController();
  let current: HubConnection | null = null;
  let hurry = new AbortController();

  const attempt = async (): Promise<boolean> => {
    const connection = build();
    const closed = new Promise<void>((resolve) => connection.onclose(() => resolve()));
    for (const [name, handle] of Object.entries(events)) connection.on(name, handle);
    await connection.start();
    try {
      ended.signal.throwIfAborted();
      await connection.invoke('Connect');
      // Ended in the meantime, when it was not known yet.
      ended.signal.throwIfAborted();
      current = connection;
      status.write('connected');
      await closed;
    } finally {
      current = null;
      void connection.stop();
    }
    return true;
  };

  const run = async () => {
    for (let failures = 0; !ended.signal.aborted; ) {
      let after: number = waits[Math.min(failures, waits.length - 1)] ?? 0;
      try {
        await attempt();
        failures = 0;
        after = 0;
      } catch (error) {
        failures += 1;
        after = waits[Math.min(failures, waits.length - 1)] ?? 0;
        if (status.read() === 'connecting') status.write('reconnecting');
        if (statusOf(error) === 401) await renewToken().catch(() => undefined);
        if (statusOf(error) === 403 && !ended.signal.aborted) {
          status.write('refused');
          onRefused();
          after = waitAfterRefusal;
        }
      }
      if (ended.signal.aborted) break;
      if (status.read() === 'connected') status.write('reconnecting');
      hurry = new AbortController();
      await wait(after * (0.75 + random() / 4), AbortSignal.any([hurry.signal, ended.signal]));
      if (status.read() === 'refused' && !ended.signal.aborted) status.write('connecting');
    }
  };
  void run();

  return {
    status,
    invoke: async (method, ...parameters) => {
      const connection = current;
      if (connection === null) throw new ConnectionLostError('Not connected.');
      try {
        await connection.invoke(method, ...parameters);
      } catch (cause) {
        // The client rejects pending calls before it reports that it was closed.
        if (connection.state !== HubConnectionState.Connected) throw new ConnectionLostError('The connection was lost.', { cause });
        if (method === 'SendMessage') onRefused();
        throw cause;
      }
    },
    hurry: () => hurry.abort(),
    drop: () => void current?.stop(),
    end: () => {
      ended.abort();
      status.write('ended');
      if (current !== null) leave(current, events);
    },
  };
}

/** Milliseconds that the hub has to answer to a leave. */
const longestLeave = 2_000;

/** Takes leave of the hub and closes the connection, also if the hub refuses or doesn't answer; no event is passed on any more (API-406). */
function leave(connection: HubConnection, events: LiveConnectionParts['events']): void {
  for (const name in events) connection.off(name);
  const stop = () => void connection.stop();
  setTimeout(stop, longestLeave);
  connection.invoke('Disconnect').then(stop, stop);
}

/** Waits by the browser's clock; it does not reject. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, milliseconds);
  signal.addEventListener('abort', () => resolve());
  if (signal.aborted) resolve();
  return promise.finally(() => clearTimeout(timer));
}
