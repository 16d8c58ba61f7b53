import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestBrowser } from '../testing/testBrowser.ts';
import { consoleOrigin, foreignTenantId, ownScope, scopeHeaders, startTestSandbox, type TestSandbox } from '../testing/testSandbox.ts';
import type { OperationContext } from '../contract/operation.ts';
import { ProblemError } from '../contract/problemError.ts';

let sandbox: TestSandbox;
let token: string;
let seen: OperationContext | undefined;
const thing = { name: 'Thing', children: [{ name: 'Inner', children: [] }] };

beforeAll(async () => {
  sandbox = await startTestSandbox(
    {},
    {
      handlers: {
        listThings: (context) => {
          seen = context;
          return { status: 200, body: { results: [thing], totalElementCount: 1 } };
        },
        getThing: ({ parameters }) => {
          if (parameters['id'] === 'missing') throw new ProblemError(404, 'No such thing.');
          if (parameters['id'] === 'wrong') return { status: 200, body: { name: 7, children: [] } };
          if (parameters['id'] === 'broken') throw new Error('secret detail');
          if (parameters['id'] === 'conflict') throw new ProblemError(409, 'In use.');
          return { status: 200, body: thing };
        },
        createThing: (context) => {
          seen = context;
          return { status: 201, body: { ...(context.body as object), children: [] } };
        },
        uploadThing: (context) => {
          seen = context;
          return { status: 201, body: {} };
        },
        getLogo: () => ({ status: 200, file: { bytes: Buffer.from('png'), contentType: 'image/png' } }),
        getSelf: ({ scope }) => ({ status: 200, body: { ...scope } }),
      },
    },
  );
  token = (await new TestBrowser(sandbox.identityOrigins[0]).obtainTokens()).access_token;
});
afterAll(() => sandbox.stop());

function call(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers({ authorization: `Bearer ${token}`, ...scopeHeaders });
  for (const [name, value] of new Headers(init.headers)) headers.set(name, value);
  return fetch(`${sandbox.apiOrigin}${path}`, { ...init, headers });
}
const sendJson = (path: string, body: unknown) =>
  call(path, { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body), headers: { 'content-type': 'application/json' } });

describe('a call to the API', () => {
  it('A call to the API reaches the handler with coerced parameters, defaults, the caller and the scope', async () => {
    const response = await call('/api/things/2/50');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ results: [thing], totalElementCount: 1 });
    expect(seen).toMatchObject({
      operationId: 'listThings',
      parameters: { page: 2, size: 50, search: '' },
      caller: { userId: 'aaaaaaaa-0000-4000-8000-000000000001' },
      scope: ownScope,
    });
  });

  it.each([
    ['no token', {}],
    ['a token that is not ours', { authorization: 'Bearer abc.def.ghi' }],
    ['another scheme', { authorization: 'Basic c3VwZXI6c2FuZGJveA==' }],
  ])('A call to the API is refused with 401 with %s', async (_name, headers) => {
    const response = await fetch(`${sandbox.apiOrigin}/api/things/0/10`, { headers: { ...scopeHeaders, ...headers } });
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toContain('Bearer');
    expect(await response.json()).toMatchObject({ message: expect.any(String) });
  });

  it('A call to the API is refused with 401 when the token was altered', async () => {
    const [header, , signature] = token.split('.');
    const claims = Buffer.from(JSON.stringify({ sub: 'somebody-else' })).toString('base64url');
    const response = await call('/api/things/0/10', { headers: { authorization: `Bearer ${header}.${claims}.${signature}` } });
    expect(response.status).toBe(401);
  });

  it('A call to the API names each parameter that is wrong', async () => {
    const response = await call('/api/things/-1/1000');
    expect(response.status).toBe(400);
    const { errors } = (await response.json()) as { errors: Record<string, string[]> };
    expect(Object.keys(errors).sort()).toEqual(['page', 'size']);
  });

  it('A call to the API names the scope header that is missing', async () => {
    const response = await fetch(`${sandbox.apiOrigin}/api/things/0/10`, {
      headers: { authorization: `Bearer ${token}`, 'x-tenant-id': ownScope.tenantId },
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: { 'X-Role-Id': ['is required'] } });
  });

  it("A call to the API is refused with 403 for a tenant that isn't the caller's", async () => {
    expect((await call('/api/things/0/10', { headers: { 'x-tenant-id': foreignTenantId } })).status).toBe(403);
  });

  it('A call to the API needs no scope where the contract requires none, and checks one that is given all the same', async () => {
    const bare = await fetch(`${sandbox.apiOrigin}/api/self`, { headers: { authorization: `Bearer ${token}` } });
    expect(await bare.json()).toEqual({ tenantId: null, roleId: null });
    expect((await call('/api/self', { headers: { 'x-tenant-id': foreignTenantId } })).status).toBe(403);
  });

  it('A call to the API gets 404 for an unknown address, 405 for a wrong method and 501 for what is not implemented', async () => {
    expect((await call('/api/unknown')).status).toBe(404);
    const wrongMethod = await call('/api/things/0/10', { method: 'PUT' });
    expect(wrongMethod.status).toBe(405);
    expect(wrongMethod.headers.get('allow')).toBe('GET');
    const unbuilt = await call('/api/things/1', { method: 'DELETE' });
    expect(unbuilt.status).toBe(501);
    expect(await unbuilt.json()).toEqual({ errorCode: null, errors: null, message: "The sandbox does not answer 'deleteThing' yet." });
  });

  it('A call to the API accepts a valid body, and names each invalid field', async () => {
    expect((await sendJson('/api/things', { name: 'New', email: null })).status).toBe(201);
    const response = await sendJson('/api/things', { email: 'nobody', colour: 'red' });
    expect(response.status).toBe(400);
    const { errors } = (await response.json()) as { errors: Record<string, string[]> };
    expect(errors).toMatchObject({ name: ['is required'], colour: ['is not known'], email: [expect.stringContaining('email')] });
  });

  it('A call to the API is checked for its tenant and role first, then for its body, and only then for the rights on the record', async () => {
    const wrong = (headers: Record<string, string>) => call('/api/things', { method: 'POST', body: JSON.stringify({ colour: 'red' }), headers: { 'content-type': 'application/json', ...headers } });
    expect((await wrong({ 'x-tenant-id': foreignTenantId })).status).toBe(403);
    seen = undefined;
    expect((await wrong({})).status).toBe(400);
    expect(seen, 'the handler, which knows the rights, is not asked').toBeUndefined();
  });

  it('A call to the API refuses a body that is not JSON, of another type, or missing', async () => {
    expect((await sendJson('/api/things', '{"name":')).status).toBe(400);
    const tooLarge = await sendJson('/api/things', '{"name":"New","order":9007199254740993}');
    expect({ status: tooLarge.status, body: await tooLarge.json() }).toMatchObject({ status: 400, body: { message: 'A number in the request body is too large.' } });
    expect((await call('/api/things', { method: 'POST', body: 'name', headers: { 'content-type': 'text/plain' } })).status).toBe(400);
    expect((await call('/api/things', { method: 'POST' })).status).toBe(400);
  });

  it('A call to the API passes on the files and fields of a multipart body', async () => {
    const form = new FormData();
    form.set('FileContent', new File([new Uint8Array([0, 255, 13, 10])], 'photo "1".png', { type: 'image/png' }));
    form.set('Width', '128');
    expect((await call('/api/things/files', { method: 'POST', body: form })).status).toBe(201);
    expect(seen?.body).toEqual({ Width: 128 });
    expect(seen?.files).toMatchObject([{ field: 'FileContent', fileName: 'photo "1".png', contentType: 'image/png', bytes: Buffer.from([0, 255, 13, 10]) }]);
  });

  it('A call to the API refuses a multipart body without its file', async () => {
    const form = new FormData();
    form.set('Width', '128');
    const response = await call('/api/things/files', { method: 'POST', body: form });
    expect(await response.json()).toMatchObject({ errors: { FileContent: ['is required'] } });
  });

  it('A call to the API gets the problem of a handler that fails, and no details of an unexpected error', async () => {
    expect(await (await call('/api/things/missing')).json()).toMatchObject({ message: 'No such thing.' });
    const broken = await call('/api/things/broken');
    expect(broken.status).toBe(500);
    expect(await broken.text()).not.toContain('secret detail');
  });

  it('A call to the API gets a 500 in place of a response that is not in the contract', async () => {
    expect((await call('/api/things/wrong')).status).toBe(500);
    expect((await call('/api/things/conflict')).status).toBe(500);
    expect(sandbox.lines.some((line) => line.includes('getThing') && line.includes('name must be string'))).toBe(true);
  });
});

describe('the logo', () => {
  it('The logo can be requested with the token in the query, as nothing else can', async () => {
    const logo = await fetch(`${sandbox.apiOrigin}/api/logos/logo.png?access_token=${token}`);
    expect(logo.status).toBe(200);
    expect(logo.headers.get('content-type')).toBe('image/png');
    expect(logo.headers.get('content-security-policy')).toContain('sandbox');
    const list = await fetch(`${sandbox.apiOrigin}/api/things/0/10?access_token=${token}`, { headers: scopeHeaders });
    expect(list.status).toBe(401);
  });
});

describe('other origins', () => {
  it('The console’s origin may call, and read when to retry', async () => {
    const preflight = await fetch(`${sandbox.apiOrigin}/api/things/0/10`, {
      method: 'OPTIONS',
      headers: { origin: consoleOrigin, 'access-control-request-method': 'GET', 'access-control-request-headers': 'authorization,x-role-id' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')?.toLowerCase()).toContain('x-tenant-id');
    const response = await call('/api/things/0/10', { headers: { origin: consoleOrigin } });
    expect(response.headers.get('access-control-allow-origin')).toBe(consoleOrigin);
    expect(response.headers.get('access-control-expose-headers')).toContain('Retry-After');
  });

  it('No other origin may read a response', async () => {
    const response = await call('/api/things/0/10', { headers: { origin: 'http://evil.example' } });
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('the request log', () => {
  it('The request log names operation, status and time, and never a token or a body', async () => {
    await sendJson('/api/things', { name: 'A private name' });
    await fetch(`${sandbox.apiOrigin}/api/logos/logo.png?access_token=${token}`);
    await call('/api/unknown');
    const text = sandbox.lines.join('\n');
    expect(sandbox.lines).toContainEqual(expect.stringMatching(/^createThing 201 \d+ ms$/));
    expect(text).not.toContain('A private name');
    expect(text).not.toMatch(/eyJ[\w-]*\.eyJ|access_token|sandbox=/);
  });
});
