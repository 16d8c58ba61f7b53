import { HttpTransportType, type HubConnection, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ProblemError } from '../../../sandbox/src/contract/problemError.ts';
import { TestBrowser } from '../../../sandbox/src/testing/testBrowser.ts';
import { command } from '../../../sandbox/src/testing/testControl.ts';
import { foreignTenantId, ownScope, startTestSandbox, type TestSandbox } from '../../../sandbox/src/testing/testSandbox.ts';
import { ConnectionLostError, keepConnected, type LiveConnection, type LiveConnectionParts } from './liveConnection.ts';

let sandbox: TestSandbox;
let token: string;
const open: LiveConnection[] = [];

beforeAll(async () => {
  const SendMessage = ({ caller, scope, live }: Parameters<NonNullable<NonNullable<Parameters<typeof startTestSandbox>[1]>['liveMethods']>['SendMessage'] & {}>[0], [channel, content]: readonly unknown[]) => {
    if (content === '') throw new ProblemError(400, 'The message is empty.');
    live.broadcast({ tenantId: scope.tenantId ?? '', userIds: [caller.userId], name: 'ReceiveMessage', arguments: [channel, content] });
  };
  sandbox = await startTestSandbox({ control: true }, { liveMethods: { SendMessage } });
  token = (await new TestBrowser(sandbox.identityOrigins[0]).obtainTokens()).access_token;
});
afterEach(async () => {
  for (const connection of open.splice(0)) connection.end();
  await command(sandbox, 'DELETE', '/__hub');
});
afterAll(() => sandbox.stop());

interface Manner extends Partial<LiveConnectionParts> {
  token?: () => string;
  tenantId?: string;
}

const hubConnections = async () => (await (await command(sandbox, 'GET', '/__hub')).json()) as unknown[];

const hubConnection = (tokenOf = () => token, tenantId = ownScope.tenantId) =>
  new HubConnectionBuilder()
    .withUrl(`${sandbox.apiOrigin}/hubs/chat?${new URLSearchParams({ ...ownScope, tenantId }).toString()}`, { accessTokenFactory: tokenOf, transport: HttpTransportType.WebSockets })
    .configureLogging(LogLevel.None)
    .build();

/** A connection that passes on its calls when `isCalled` has ended. */
function watched(connection: HubConnection, isCalled: (method: string) => unknown): HubConnection {
  const invoke = connection.invoke.bind(connection);
  connection.invoke = async <Answer>(method: string, ...parameters: unknown[]) => {
    await isCalled(method);
    return invoke<Answer>(method, ...parameters);
  };
  return connection;
}

function connect({ token: tokenOf = () => token, tenantId = ownScope.tenantId, ...parts }: Manner = {}) {
  const received: unknown[] = [];
  const waits: number[] = [];
  const connection = keepConnected({
    build: () => hubConnection(tokenOf, tenantId),
    events: { ReceiveMessage: (_channel, content) => received.push(content) },
    renewToken: () => Promise.resolve(),
    onRefused: () => undefined,
    // The delay is passed in; tests don't wait.
    wait: (milliseconds) => new Promise((resolve) => (waits.push(milliseconds), setImmediate(resolve))),
    random: () => 1,
    ...parts,
  });
  open.push(connection);
  const became = (status: string) => expect.poll(() => connection.status.read()).toBe(status);
  return { connection, received, waits, became };
}

describe('The live connection', () => {
  test('The live connection joins and receives events', async () => {
    const { connection, received, became } = connect();
    await became('connected');
    await connection.invoke('SendMessage', 'channel', 'Hello');
    await expect.poll(() => received).toEqual(['Hello']);
  });

  test('C01: the live connection reconnects automatically after a cut, and receives again', async () => {
    const { connection, received, became } = connect();
    await became('connected');
    const seen: string[] = [];
    connection.status.subscribe(() => seen.push(connection.status.read()));
    await command(sandbox, 'POST', '/__hub/kill');
    await expect.poll(() => seen).toEqual(['reconnecting', 'connected']);
    await connection.invoke('SendMessage', 'channel', 'Again');
    await expect.poll(() => received).toEqual(['Again']);
  });

  test('C02: the live connection tries again for as long as the hub is down, waiting longer each time', async () => {
    await command(sandbox, 'POST', '/__hub/kill', { downMs: 3_600_000 });
    const { waits, became } = connect();
    await expect.poll(() => waits.length).toBeGreaterThan(7);
    expect(waits.slice(0, 7)).toEqual([2_000, 5_000, 10_000, 20_000, 30_000, 30_000, 30_000]);
    await command(sandbox, 'DELETE', '/__hub');
    await became('connected');
  });

  test('C03: the live connection renews a token that the hub refuses, also at the first start', async () => {
    let current = 'not-a-token';
    const { became } = connect({
      token: () => current,
      renewToken: () => {
        current = token;
        return Promise.resolve();
      },
    });
    await became('connected');
  });

  test('The live connection reports that the hub accepts nobody of this tenant, and tries again later', async () => {
    let isRefused = false;
    const { waits, became } = connect({ tenantId: foreignTenantId, onRefused: () => (isRefused = true), wait: (milliseconds) => (waits.push(milliseconds), new Promise(() => undefined)) });
    await became('refused');
    expect([isRefused, waits]).toEqual([true, [60_000]]);
  });

  test('C06, C07: the live connection passes on the refusal of the hub unchanged, and reports a lost response as lost', async () => {
    const { connection, became } = connect();
    await became('connected');
    await expect(connection.invoke('SendMessage', 'channel', '')).rejects.toThrow('The message is empty.');
    await expect(connection.invoke('SendMessage', 'channel', '')).rejects.not.toBeInstanceOf(ConnectionLostError);
    await command(sandbox, 'POST', '/__hub/kill', { at: 'beforeSend' });
    await expect(connection.invoke('SendMessage', 'channel', 'Never')).rejects.toBeInstanceOf(ConnectionLostError);
    await became('connected');
  });

  test('C12: the live connection reports a refused message, because the tenant may have chat disabled, but not a lost one', async () => {
    let refusals = 0;
    const { connection, became } = connect({ onRefused: () => (refusals += 1) });
    await became('connected');
    await expect(connection.invoke('SendMessage', 'channel', '')).rejects.toThrow('The message is empty.');
    expect(refusals).toBe(1);
    await command(sandbox, 'POST', '/__hub/kill', { at: 'beforeSend' });
    await expect(connection.invoke('SendMessage', 'channel', 'Never')).rejects.toBeInstanceOf(ConnectionLostError);
    expect(refusals).toBe(1);
  });

  test('The live connection can be ended permanently', async () => {
    const { connection, became } = connect();
    await became('connected');
    connection.end();
    await expect.poll(hubConnections).toEqual([]);
    await expect(connection.invoke('SendMessage', 'channel', 'Late')).rejects.toBeInstanceOf(ConnectionLostError);
  });

  test('API-406: the live connection takes leave of the hub before it ends', async () => {
    const calls: string[] = [];
    const { connection, became } = connect({ build: () => watched(hubConnection(), (method) => calls.push(method)) });
    await became('connected');
    connection.end();
    await expect.poll(hubConnections).toEqual([]);
    expect(calls).toEqual(['Connect', 'Disconnect']);
  });

  test('A live connection that is ended while it joins the hub is not kept', async () => {
    const joining = Promise.withResolvers<void>();
    const joined = Promise.withResolvers<void>();
    const { connection } = connect({ build: () => watched(hubConnection(), () => (joining.resolve(), joined.promise)) });
    await joining.promise;
    await expect.poll(hubConnections).toHaveLength(1);
    connection.end();
    joined.resolve();
    await expect.poll(hubConnections).toEqual([]);
    expect(connection.status.read()).toBe('ended');
  });
});
