import { afterEach, describe, expect, test } from 'vitest';
import { createStore } from '../ground/createStore.ts';
import { ConnectionLostError, type LiveConnection } from './liveConnection.ts';
import type { LiveStatus } from './liveTypes.ts';
import { shareConnection } from './sharedConnection.ts';

const opened: LiveConnection[] = [];
afterEach(() => {
  for (const connection of opened.splice(0)) connection.end();
});

/** A browser with tabs that share a lock, and a hub that tests control. */
function browser() {
  const name = crypto.randomUUID();
  let turn = Promise.resolve();
  const hub: { status: ReturnType<typeof createStore<LiveStatus>>; raise: (text: string) => void; calls: unknown[][]; answer: () => Promise<void>; isEnded: boolean }[] = [];
  const open = (events: Readonly<Record<string, (...parameters: readonly unknown[]) => void>>): LiveConnection => {
    const status = createStore<LiveStatus>('connecting');
    const line = { status, raise: (text: string) => events['ReceiveMessage']?.(text), calls: [] as unknown[][], answer: () => Promise.resolve(), isEnded: false };
    hub.push(line);
    return {
      status,
      invoke: (...call) => {
        line.calls.push(call);
        return line.answer();
      },
      hurry: () => undefined,
      drop: () => undefined,
      end: () => (line.isEnded = true),
    };
  };
  const openTab = () => {
    const received: unknown[] = [];
    let refusals = 0;
    const connection = shareConnection({
      tabs: {
        lead: async (work, signal) => {
          const before = turn;
          const { promise, resolve } = Promise.withResolvers<void>();
          turn = promise;
          await before;
          if (!signal.aborted) await work();
          resolve();
        },
        channel: new BroadcastChannel(name),
      },
      open,
      events: { ReceiveMessage: (text) => received.push(text) },
      onRefused: () => (refusals += 1),
    });
    opened.push(connection);
    const seen: LiveStatus[] = [];
    connection.status.subscribe(() => seen.push(connection.status.read()));
    return { connection, received, seen, refusals: () => refusals, became: (status: LiveStatus) => expect.poll(() => connection.status.read()).toBe(status) };
  };
  return { hub, openTab };
}

/** Two tabs, the first of which leads, connected. */
async function twoTabs() {
  const { hub, openTab } = browser();
  const [first, second] = [openTab(), openTab()];
  await expect.poll(() => hub.length).toBe(1);
  hub[0]?.status.write('connected');
  await second.became('connected');
  return { hub, openTab, first, second };
}

describe('Tabs that share a connection', () => {
  test('C10: two tabs have one connection, and both receive the events of the hub once', async () => {
    const { hub, first, second } = await twoTabs();
    hub[0]?.raise('Hello');
    await expect.poll(() => second.received).toEqual(['Hello']);
    expect(first.received).toEqual(['Hello']);
    expect(hub).toHaveLength(1);
  });

  test('Two tabs call the hub through the leader, which passes on the outcome', async () => {
    const { hub, second } = await twoTabs();
    await second.connection.invoke('SendMessage', 'channel', 'Hello');
    expect(hub[0]?.calls).toEqual([['SendMessage', 'channel', 'Hello']]);
    if (hub[0]) hub[0].answer = () => Promise.reject(new Error('The message is empty.'));
    await expect(second.connection.invoke('SendMessage')).rejects.toThrow('The message is empty.');
    await expect(second.connection.invoke('SendMessage')).rejects.not.toBeInstanceOf(ConnectionLostError);
    if (hub[0]) hub[0].answer = () => Promise.reject(new ConnectionLostError('cut'));
    await expect(second.connection.invoke('SendMessage')).rejects.toBeInstanceOf(ConnectionLostError);
  });

  test('A third tab that opens later receives the connection state immediately', async () => {
    const { openTab } = await twoTabs();
    await openTab().became('connected');
  });

  test('The second tab takes over when the leading one is closed, and each sees a connection that was lost and came back', async () => {
    const { hub, openTab, first, second } = await twoTabs();
    const third = openTab();
    await third.became('connected');
    if (hub[0]) hub[0].answer = () => new Promise(() => undefined);
    const underWay = second.connection.invoke('SendMessage', 'channel', 'Perhaps');
    await expect.poll(() => hub[0]?.calls.length).toBe(1);
    first.connection.end();
    await expect(underWay).rejects.toBeInstanceOf(ConnectionLostError);
    expect(hub[0]?.isEnded).toBe(true);
    await expect.poll(() => hub.length).toBe(2);
    hub[1]?.status.write('connected');
    await expect.poll(() => [second.seen, third.seen]).toEqual([['connected', 'reconnecting', 'connected'], ['connected', 'reconnecting', 'connected']]);
    hub[1]?.raise('Still here');
    await expect.poll(() => third.received).toEqual(['Still here']);
    expect(second.received).toEqual(['Still here']);
  });

  test('C12: each tab learns that the hub no longer accepts anyone of this tenant', async () => {
    const { hub, second } = await twoTabs();
    hub[0]?.status.write('refused');
    await second.became('refused');
    expect(second.refusals()).toBe(1);
  });
});
