import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { request as httpRequest } from 'node:http';
import { createHash } from 'node:crypto';
import { TestBrowser } from '../testing/testBrowser.ts';
import { command, traffic } from '../testing/testControl.ts';
import { consoleOrigin, ownScope, scopeHeaders, startTestSandbox, type TestSandbox } from '../testing/testSandbox.ts';

let sandbox: TestSandbox;
let token: string;
let executed = 0;

beforeAll(async () => {
  sandbox = await startTestSandbox(
    { control: true },
    {
      handlers: {
        listThings: () => ({ status: 200, body: { results: [{ name: 'One', children: [] }, { name: 'Two', children: [] }], totalElementCount: 2 } }),
        createThing: ({ body, database }) => {
          executed++;
          database.prepare('INSERT INTO thing (name) VALUES (?)').run('thing');
          return { status: 201, body: { ...(body as object), children: [] } };
        },
        getSelf: ({ clock, database }) => ({
          status: 200,
          body: { now: clock().toISOString(), things: database.prepare('SELECT count(*) AS things FROM thing').get()?.['things'] },
        }),
      },
    },
  );
  token = (await new TestBrowser(sandbox.identityOrigins[0]).obtainTokens()).access_token;
});
beforeEach(() => {
  executed = 0;
});
afterEach(() => command(sandbox, 'DELETE', '/__reset'));
afterAll(() => sandbox.stop());

const headers = () => ({ authorization: `Bearer ${token}`, ...scopeHeaders });
const list = (query = '', init: RequestInit = {}) => fetch(`${sandbox.apiOrigin}/api/things/0/10${query}`, { headers: headers(), ...init });
const create = (name: string) =>
  fetch(`${sandbox.apiOrigin}/api/things`, { method: 'POST', headers: { ...headers(), 'content-type': 'application/json' }, body: JSON.stringify({ name }) });
const fault = (match: object, action: object) => command(sandbox, 'PUT', '/__fault', { match, do: action });
const statuses = async (count: number) => {
  const found: number[] = [];
  for (let index = 0; index < count; index++) found.push((await list()).status);
  return found;
};

describe('faults', () => {
  it('Faults respond to every matching request until they are cleared', async () => {
    await fault({ method: 'GET', path: '/api/things/*/*' }, { status: 503, headers: { 'Retry-After': '2' }, body: { message: 'Down' } });
    const response = await list('', { headers: { ...headers(), origin: consoleOrigin } });
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('2');
    expect(response.headers.get('access-control-allow-origin')).toBe(consoleOrigin);
    expect(await response.json()).toEqual({ message: 'Down' });
    await command(sandbox, 'DELETE', '/__fault');
    expect((await list()).status).toBe(200);
  });

  it('Faults can be for the nth request, or for the first few', async () => {
    await fault({ operationId: 'listThings', nth: 2 }, { status: 500 });
    expect(await statuses(3)).toEqual([200, 500, 200]);
    await command(sandbox, 'DELETE', '/__fault');
    await fault({ path: '/api/**', times: 2 }, { status: 401 });
    expect(await statuses(3)).toEqual([401, 401, 200]);
  });

  it('Faults can be for one tenant and for one query', async () => {
    await fault({ tenant: '99999999-9999-4999-8999-999999999999' }, { status: 500 });
    await fault({ tenant: ownScope.tenantId, query: { search: 'x' } }, { status: 429 });
    expect((await list()).status).toBe(200);
    expect((await list('?search=x')).status).toBe(429);
  });

  it('Faults can change the real response', async () => {
    await fault({ operationId: 'listThings' }, { set: { 'results.*.name': null, extra: [1] }, remove: ['totalElementCount'] });
    expect(await (await list()).json()).toEqual({ results: [{ name: null, children: [] }, { name: null, children: [] }], extra: [1] });
  });

  it('Faults can respond with a page, or with JSON that is cut off', async () => {
    await fault({ operationId: 'listThings', nth: 1 }, { status: 200, headers: { 'Content-Type': 'text/html' }, body: '<h1>Proxy</h1>' });
    await fault({ operationId: 'listThings' }, { truncate: 10 });
    const page = await list();
    expect([page.headers.get('content-type'), await page.text()]).toEqual(['text/html', '<h1>Proxy</h1>']);
    expect(await (await list()).text()).toBe('{"results"');
  });

  it('Faults can reset the connection after the operation was executed', async () => {
    await fault({ method: 'POST', path: '/api/things' }, { resetAfterCommit: true });
    await expect(create('Once')).rejects.toThrow('fetch failed');
    expect(executed).toBe(1);
  });

  it('Faults can reset the connection in the middle of the body', async () => {
    await fault({ operationId: 'listThings' }, { resetAfterBytes: 5 });
    const response = await list();
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow('terminated');
  });

  it('Faults can hold the rest of a body, until they are cleared', async () => {
    await fault({ operationId: 'listThings' }, { holdAfterBytes: 5 });
    const body = (await list()).body!.getReader();
    expect((await body.read()).value).toHaveLength(5);
    await command(sandbox, 'DELETE', '/__fault');
    let length = 5;
    for (let part = await body.read(); !part.done; part = await body.read()) length += part.value.length;
    expect(length).toBe((await (await list()).bytes()).length);
  });

  it('Faults can respond with the bytes of a file, with the real type', async () => {
    await fault({ operationId: 'listThings' }, { bodyFile: fileURLToPath(import.meta.url) });
    const response = await list();
    expect(response.headers.get('Content-Type')).toContain('application/json');
    expect(await response.text()).toContain('can answer with the bytes of a file');
  });

  it('Faults can let a request hang without executing it, until they are cleared', async () => {
    await fault({ method: 'POST' }, { hang: true });
    const hanging = create('Never').then(
      () => 'answered',
      () => 'cut',
    );
    await expect.poll(async () => (await traffic(sandbox)).some((entry) => entry.operationId === 'createThing')).toBe(true);
    await command(sandbox, 'DELETE', '/__fault');
    expect(await hanging).toBe('cut');
    expect(executed).toBe(0);
  });

  it('Faults can hold a request until it is released, while other faults go on', async () => {
    await fault({ method: 'POST', path: '/api/things' }, { hold: true, status: 503 });
    await fault({ operationId: 'listThings' }, { status: 500 });
    let isAnswered = false;
    const held = create('Late').finally(() => {
      isAnswered = true;
    });
    await expect.poll(async () => (await traffic(sandbox)).some((entry) => entry.operationId === 'createThing')).toBe(true);
    expect((await list()).status).toBe(500);
    expect(isAnswered).toBe(false);
    await command(sandbox, 'POST', '/__fault/release');
    expect((await held).status).toBe(503);
    expect((await list()).status).toBe(500);
  });

  it('Faults release the requests that they hold when they are cleared', async () => {
    await fault({ method: 'POST' }, { hold: true });
    const held = create('Late');
    await expect.poll(async () => (await traffic(sandbox)).some((entry) => entry.operationId === 'createThing')).toBe(true);
    await command(sandbox, 'DELETE', '/__fault');
    expect((await held).status).toBe(201);
  });

  it('Faults are chosen for a request before it is listed, so that clearing them afterwards changes nothing', async () => {
    await fault({ operationId: 'createThing' }, { hang: true });
    const { port, hostname } = new URL(sandbox.apiOrigin);
    const request = httpRequest({ hostname, port, method: 'POST', path: '/api/things', headers: { 'content-type': 'application/json', 'content-length': 16 } });
    const ended = new Promise((resolve) => request.on('error', () => resolve('cut')).on('response', () => resolve('answered')));
    await new Promise((resolve) => request.write('{"name":', resolve));
    expect((await traffic(sandbox)).map(({ operationId }) => operationId)).not.toContain('createThing');
    request.end('"Whole"}');
    await expect.poll(async () => (await traffic(sandbox)).map(({ operationId }) => operationId)).toContain('createThing');
    await command(sandbox, 'DELETE', '/__fault');
    expect(await ended).toBe('cut');
    expect(executed).toBe(0);
  });

  it('Faults show how often they matched and fired', async () => {
    await fault({ operationId: 'listThings', times: 1 }, { status: 500 });
    await statuses(3);
    expect(await (await command(sandbox, 'GET', '/__fault')).json()).toMatchObject([{ matched: 3, fired: 1 }]);
  });

  it('Faults are refused when mistyped', async () => {
    const response = await command(sandbox, 'PUT', '/__fault', { match: { metod: 'GET' }, do: { status: 500 } });
    expect(response.status).toBe(400);
    expect((await list()).status).toBe(200);
  });

  it('Faults can be typed by hand', async () => {
    expect((await list('?search=fault:503')).status).toBe(503);
    expect((await create('fault:409')).status).toBe(409);
    await expect(create('fault:drop')).rejects.toThrow('fetch failed');
    expect(executed).toBe(1);
    expect((await list('?search=default:500')).status).toBe(200);
  });
});

describe('the traffic log', () => {
  it('The log has scope, token id, body hash and whether the operation was executed, and no secret', async () => {
    await command(sandbox, 'DELETE', '/__log');
    await create('Secret name');
    await fetch(`${sandbox.apiOrigin}/api/logos/a.png?access_token=${token}`);
    const entries = await traffic(sandbox);
    expect(entries[0]).toMatchObject({
      host: 'api',
      method: 'POST',
      path: '/api/things',
      operationId: 'createThing',
      tenant: ownScope.tenantId,
      role: ownScope.roleId,
      jti: expect.any(String),
      bodySha256: createHash('sha256').update('{"name":"Secret name"}').digest('hex'),
      status: 201,
      isExecuted: true,
      outcome: 'answered',
    });
    expect(JSON.stringify(entries)).not.toMatch(/eyJ[\w-]*\.eyJ|Secret name/);
  });

  it('The traffic log counts calls to the identity provider too', async () => {
    await command(sandbox, 'DELETE', '/__log');
    await new TestBrowser(sandbox.identityOrigins[0]).obtainTokens();
    const tokenCalls = (await traffic(sandbox)).filter((entry) => entry.host === 'identity' && entry.grantType === 'authorization_code');
    expect(tokenCalls).toHaveLength(1);
  });
});

describe('the clock', () => {
  it('The clock can be moved for the handlers and the Date header, without ending the session', async () => {
    const before = Date.now();
    await command(sandbox, 'PUT', '/__clock', { advanceMs: 86_400_000 });
    const response = await fetch(`${sandbox.apiOrigin}/api/self`, { headers: headers() });
    const { now } = (await response.json()) as { now: string };
    expect(Date.parse(now)).toBeGreaterThanOrEqual(before + 86_400_000);
    expect(Date.parse(response.headers.get('date') ?? '')).toBeGreaterThan(before + 86_000_000);
  });
});

describe('the world', () => {
  it('The world can be restored to how it was when the sandbox started', async () => {
    const things = async () => ((await (await fetch(`${sandbox.apiOrigin}/api/self`, { headers: headers() })).json()) as { things: number }).things;
    await command(sandbox, 'POST', '/__world/reset');
    const before = await things();
    await create('One');
    expect(await things()).toBe(before + 1);
    expect((await command(sandbox, 'POST', '/__world/reset')).status).toBe(204);
    expect(await things()).toBe(before);
  });
});

describe('the control plane', () => {
  it('The control plane refuses web pages', async () => {
    const response = await fetch(`${sandbox.apiOrigin}/__log`, { headers: { origin: consoleOrigin } });
    expect(response.status).toBe(403);
  });

  it('The control plane does not exist unless it was switched on', async () => {
    const closed = await startTestSandbox();
    try {
      expect((await command(closed, 'GET', '/__log')).status).toBe(404);
      expect((await command(closed, 'PUT', '/__fault', { match: {}, do: { status: 500 } })).status).toBe(404);
    } finally {
      await closed.stop();
    }
  });
});
