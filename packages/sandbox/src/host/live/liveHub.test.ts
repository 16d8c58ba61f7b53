import { HubConnectionBuilder, HubConnectionState, NullLogger, type HubConnection } from '@microsoft/signalr';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ProblemError } from '../../contract/problemError.ts';
import { TestBrowser } from '../../testing/testBrowser.ts';
import { command, traffic } from '../../testing/testControl.ts';
import { join, startTestHub } from '../../testing/testHub.ts';
import { foreignTenantId, ownScope, type TestSandbox } from '../../testing/testSandbox.ts';

let sandbox: TestSandbox;
let token: string;
const open: HubConnection[] = [];
let sent = 0;

beforeAll(async () => {
  ({ sandbox, token } = await startTestHub((content) => {
    if (content === '') throw new ProblemError(400, 'The message is empty.');
    sent++;
  }));
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((connection) => connection.stop()));
  await command(sandbox, 'DELETE', '/__hub');
});
afterAll(() => sandbox.stop());

function build(scope: Record<string, string> = ownScope, accessToken = token): HubConnection {
  const connection = new HubConnectionBuilder()
    .withUrl(`${sandbox.apiOrigin}/hubs/chat?${new URLSearchParams(scope).toString()}`, { accessTokenFactory: () => accessToken })
    .configureLogging(NullLogger.instance)
    .build();
  open.push(connection);
  return connection;
}

const joined = () => join(build());

describe('the live hub', () => {
  it('The live hub carries a message to those who joined', async () => {
    const { connection, received } = await joined();
    const silent = build();
    const overheard: unknown[] = [];
    silent.on('ReceiveMessage', (_channel: unknown, content: unknown) => overheard.push(content));
    await silent.start();
    await connection.invoke('SendMessage', 'channel', 'Hello');
    await expect.poll(() => received).toEqual(['Hello']);
    expect(overheard).toEqual([]);
  });

  it('API-406: The live hub raises nothing at a connection that has taken leave', async () => {
    const { connection, received } = await joined();
    const { connection: leaving, received: overheard } = await joined();
    await leaving.invoke('Disconnect');
    await connection.invoke('SendMessage', 'channel', 'Hello');
    await expect.poll(() => received).toEqual(['Hello']);
    // Its own call is answered after whatever was raised before.
    await leaving.invoke('Disconnect');
    expect(overheard).toEqual([]);
  });

  it('The sender learns why a message was refused', async () => {
    const { connection } = await joined();
    await expect(connection.invoke('SendMessage', 'channel', '')).rejects.toThrow('The message is empty.');
    await expect(connection.invoke('CreateReadConfirmation', 'channel', 'id')).rejects.toThrow('not available yet');
    await expect(connection.invoke('Unknown')).rejects.toThrow("no method 'Unknown'");
  });

  it('The live hub refuses a wrong token, a foreign tenant and a missing role', async () => {
    await expect(build(ownScope, 'not-a-token').start()).rejects.toThrow('401');
    await expect(build({ ...ownScope, tenantId: foreignTenantId }).start()).rejects.toThrow('403');
    await expect(build({ tenantId: ownScope.tenantId }).start()).rejects.toThrow('400');
  });

  it('The live hub shows its connections and notes them in the traffic log until they close', async () => {
    const { connection } = await joined();
    expect(await (await command(sandbox, 'GET', '/__hub')).json()).toMatchObject([{ ...ownScope, isJoined: true }]);
    await connection.stop();
    await expect.poll(async () => (await (await command(sandbox, 'GET', '/__hub')).json()) as unknown[]).toEqual([]);
    expect((await traffic(sandbox)).filter((entry) => entry.operationId === 'connect').at(-1)).toMatchObject({ host: 'hub', outcome: 'answered' });
  });

  it('The live hub ends a connection when its token does', async () => {
    await command(sandbox, 'PUT', '/__idp', { ttl: 1 });
    const { access_token: brief } = await new TestBrowser(sandbox.identityOrigins[0]).obtainTokens();
    await command(sandbox, 'DELETE', '/__idp');
    const connection = build(ownScope, brief);
    const closed = new Promise((done) => connection.onclose(done));
    await connection.start();
    expect(String(await closed)).toContain('expired');
  });

  it('The live hub never writes a token into the log', () => {
    expect(sandbox.lines.join('\n')).not.toMatch(/eyJ[\w-]*\.eyJ/);
  });
});

describe('Commands to the hub', () => {
  it('Commands to the hub cut every connection, and keep the hub down for a while', async () => {
    const { connection } = await joined();
    const closed = new Promise((done) => connection.onclose(done));
    await command(sandbox, 'POST', '/__hub/kill', { downMs: 60_000 });
    await closed;
    await expect(build().start()).rejects.toThrow('503');
  });

  it('Commands to the hub hold events back and release them in order', async () => {
    const { connection, received } = await joined();
    await command(sandbox, 'POST', '/__hub/hold');
    await connection.invoke('SendMessage', 'channel', 'One');
    await connection.invoke('SendMessage', 'channel', 'Two');
    expect(received).toEqual([]);
    await command(sandbox, 'POST', '/__hub/release');
    await expect.poll(() => received).toEqual(['One', 'Two']);
  });

  it('Commands to the hub double, drop and swap events', async () => {
    const { connection, received } = await joined();
    const say = (text: string) => connection.invoke('SendMessage', 'channel', text);
    await command(sandbox, 'POST', '/__hub/dup');
    await say('Double');
    await command(sandbox, 'POST', '/__hub/dropNext', { count: 1 });
    await say('Lost');
    await command(sandbox, 'POST', '/__hub/reorder');
    await say('First');
    await say('Second');
    await expect.poll(() => received).toEqual(['Double', 'Double', 'Second', 'First']);
  });

  it('Commands to the hub cut the connection of the next message before or after it is stored', async () => {
    sent = 0;
    const first = await joined();
    await command(sandbox, 'POST', '/__hub/kill', { at: 'beforeSend' });
    await expect(first.connection.invoke('SendMessage', 'channel', 'Never')).rejects.toThrow('1006');
    expect(sent).toBe(0);
    const second = await joined();
    await command(sandbox, 'POST', '/__hub/kill', { at: 'afterSend' });
    await expect(second.connection.invoke('SendMessage', 'channel', 'Stored')).rejects.toThrow('1006');
    expect(sent).toBe(1);
  });

  it('Commands to the hub refuse a number of calls of a method', async () => {
    const { connection, received } = await joined();
    await command(sandbox, 'POST', '/__hub/refuse', { method: 'SendMessage' });
    await expect(connection.invoke('SendMessage', 'channel', 'Refused')).rejects.toThrow('refuses');
    await connection.invoke('SendMessage', 'channel', 'Taken');
    await expect.poll(() => received).toEqual(['Taken']);
  });

  it('Commands to the hub close connections as at the end of a token', async () => {
    const { connection } = await joined();
    const closed = new Promise((done) => connection.onclose(done));
    await command(sandbox, 'POST', '/__hub/expire');
    expect(String(await closed)).toContain('expired');
  });

  it('Commands to the hub close connections permanently', async () => {
    const { connection } = await joined();
    await command(sandbox, 'POST', '/__hub/closeNoReconnect');
    await expect.poll(() => connection.state).toBe(HubConnectionState.Disconnected);
  });

  it('Commands to the hub raise events of any shape', async () => {
    const { received } = await joined();
    await command(sandbox, 'POST', '/__hub/raise', {
      tenantId: ownScope.tenantId,
      userIds: ['aaaaaaaa-0000-4000-8000-000000000001'],
      event: 'ReceiveMessage',
      arguments: [null, { unexpected: true }],
    });
    await expect.poll(() => received).toEqual([{ unexpected: true }]);
  });
});
