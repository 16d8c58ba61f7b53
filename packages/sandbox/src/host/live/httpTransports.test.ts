import { HttpTransportType, HubConnectionBuilder, NullLogger, type HubConnection } from '@microsoft/signalr';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { command, traffic } from '../../testing/testControl.ts';
import { join, startTestHub } from '../../testing/testHub.ts';
import { ownScope, type TestSandbox } from '../../testing/testSandbox.ts';

let sandbox: TestSandbox;
let token: string;
const open: HubConnection[] = [];

beforeAll(async () => {
  ({ sandbox, token } = await startTestHub());
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((connection) => connection.stop()));
  await command(sandbox, 'DELETE', '/__hub');
});
afterAll(() => sandbox.stop());

const hubAddress = (more: Record<string, string> = {}) => `${sandbox.apiOrigin}/hubs/chat?${new URLSearchParams({ ...ownScope, ...more }).toString()}`;
const connections = async () => (await (await command(sandbox, 'GET', '/__hub')).json()) as unknown[];

async function joined(transport?: HttpTransportType) {
  const connection = new HubConnectionBuilder()
    .withUrl(hubAddress(), { accessTokenFactory: () => token, ...(transport !== undefined && { transport }) })
    .configureLogging(NullLogger.instance)
    .build();
  open.push(connection);
  return join(connection);
}

describe.each([
  ['server-sent events', HttpTransportType.ServerSentEvents],
  ['long polling', HttpTransportType.LongPolling],
])('Without a WebSocket, by %s', (_name, transport) => {
  it('Without a WebSocket the hub takes calls of methods and raises events, in order', async () => {
    const { connection, received } = await joined(transport);
    const sent = Array.from({ length: 20 }, (_each, index) => `Message ${index}`);
    for (const text of sent) await connection.invoke('SendMessage', 'channel', text);
    await expect.poll(() => received).toEqual(sent);
    await expect(connection.invoke('Unknown')).rejects.toThrow("no method 'Unknown'");
  });

  it('Without a WebSocket a client has one connection, which ends when it stops', async () => {
    const { connection } = await joined(transport);
    expect(await connections()).toMatchObject([{ ...ownScope, isJoined: true }]);
    await connection.stop();
    await expect.poll(connections).toEqual([]);
  });

  it('Without a WebSocket a client notices that it was cut off', async () => {
    const { connection } = await joined(transport);
    const closed = new Promise((done) => connection.onclose(done));
    await command(sandbox, 'POST', '/__hub/kill');
    await closed;
    expect(await connections()).toEqual([]);
  });

  it('Without a WebSocket a client receives the reason why the hub ends the connection', async () => {
    const { connection } = await joined(transport);
    const closed = new Promise((done) => connection.onclose(done));
    await command(sandbox, 'POST', '/__hub/expire');
    expect(String(await closed)).toContain('expired');
  });
});

describe('A network that lets no WebSocket through', () => {
  it('A network that blocks WebSockets leaves the official client server-sent events', async () => {
    await command(sandbox, 'POST', '/__hub/sockets', { taken: false });
    const { connection, received } = await joined();
    await connection.invoke('SendMessage', 'channel', 'Hello');
    await expect.poll(() => received).toEqual(['Hello']);
    expect((await traffic(sandbox)).some(({ operationId }) => operationId === 'send')).toBe(true);
  });
});

describe('A request for a connection', () => {
  it('A request for a connection is refused without the token of the person who negotiated it, and for a connection that does not exist', async () => {
    const send = (id: string, headers: Record<string, string> = {}) => fetch(hubAddress({ id }), { method: 'POST', headers, body: '{}' });
    expect((await send('none', { Authorization: `Bearer ${token}` })).status).toBe(404);
    const negotiated = await fetch(hubAddress().replace('/chat?', '/chat/negotiate?negotiateVersion=1&'), { method: 'POST', headers: { Authorization: `Bearer ${token}` } });
    const { connectionToken } = (await negotiated.json()) as { connectionToken: string };
    expect((await fetch(hubAddress({ id: connectionToken }), { headers: { Authorization: `Bearer ${token}` } })).status).toBe(200);
    expect((await send(connectionToken)).status).toBe(401);
    await command(sandbox, 'POST', '/__hub/kill');
  });
});
