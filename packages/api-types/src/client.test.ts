import { describe, expect, test } from 'vitest';
import { createConsoleClient, type ConsoleClientOptions, type RequestScope, type Unauthorized } from './client.ts';
import { ApiError, NetworkError, RequestTimeoutError, SessionEndedError, UnexpectedAnswerError } from './problem.ts';

interface Sent {
  url: string;
  method: string;
  body: string;
  tenant: string | null;
  role: string | null;
  authorization: string | null;
}

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

/** A host that responds by a rule and records every request. */
function hostWhere(answer: (sent: Sent, nth: number) => Response | Promise<Response>, options: Partial<ConsoleClientOptions> = {}) {
  const sent: Sent[] = [];
  const refusals: Unauthorized[] = [];
  const state = { token: 'first', scope: { tenantId: 'harbour', roleId: 'super', session: 1 } as RequestScope };
  const client = createConsoleClient({
    baseUrl: 'https://api.example.com',
    getAccessToken: () => state.token,
    getScope: () => state.scope,
    onUnauthorized: async (event) => {
      refusals.push(event);
      await Promise.resolve();
      state.token = 'second';
      return !event.isRetry;
    },
    fetch: async (request) => {
      const entry = {
        url: request.url,
        method: request.method,
        body: await request.text(),
        tenant: request.headers.get('X-Tenant-Id'),
        role: request.headers.get('X-Role-Id'),
        authorization: request.headers.get('Authorization'),
      };
      sent.push(entry);
      return answer(entry, sent.length);
    },
    ...options,
  });
  return { client, sent, refusals, state };
}

const whenRenewed = (sent: Sent) => (sent.authorization === 'Bearer second' ? json({ id: 'x' }) : json({}, 401));

test('A call with a token at hand leaves in the task that makes it (ADR 0105)', async () => {
  let sent = 0;
  const { client } = hostWhere(() => json({}), {
    fetch: () => {
      sent += 1;
      return Promise.resolve(json([]));
    },
  });
  const call = client.GET('/api/types/content');
  expect(sent).toBe(1);
  await call;
});

describe('Calls with a refused token', () => {
  test('A02: ten calls that are refused together make one renewal and are each repeated once with their body', async () => {
    const { client, sent, refusals } = hostWhere(whenRenewed);
    await Promise.all(
      Array.from({ length: 10 }, (_, index) => client.POST('/api/management/tags', { body: { name: `@tag${index}` } })),
    );
    expect(refusals).toEqual([{ isRetry: false }]);
    expect(sent).toHaveLength(20);
    for (let index = 0; index < 10; index += 1) {
      const body = JSON.stringify({ name: `@tag${index}` });
      expect(sent.filter((request) => request.body === body).map(({ authorization }) => authorization)).toEqual([
        'Bearer first',
        'Bearer second',
      ]);
    }
  });

  test('A01: a call that was refused with an old token is repeated without a renewal when a newer token is there', async () => {
    const { client, refusals, state } = hostWhere((sent) => {
      state.token = 'second';
      return whenRenewed(sent);
    });
    await client.GET('/api/types/roles');
    expect(refusals).toEqual([]);
  });

  test('A03: a second refusal ends the session and fails the call', async () => {
    const { client, refusals, sent } = hostWhere(() => json({}, 401));
    await expect(client.GET('/api/types/roles')).rejects.toMatchObject({ name: 'ApiError', status: 401 });
    expect(refusals).toEqual([{ isRetry: false }, { isRetry: true }]);
    expect(sent).toHaveLength(2);
  });

  test('A11: a renewal that failed fails the call and repeats nothing', async () => {
    const { client, sent } = hostWhere(() => json({}, 401), { onUnauthorized: () => Promise.resolve(false) });
    await expect(client.GET('/api/types/roles')).rejects.toBeInstanceOf(ApiError);
    expect(sent).toHaveLength(1);
  });

  test('A20: a call of a session that ended during the renewal is not repeated', async () => {
    const { client, sent, state } = hostWhere(() => json({}, 401), {
      onUnauthorized: () => {
        state.scope = { ...state.scope, session: 2 };
        return Promise.resolve(true);
      },
    });
    await expect(client.GET('/api/types/roles')).rejects.toBeInstanceOf(SessionEndedError);
    expect(sent).toHaveLength(1);
  });

  test('Nothing is sent without a token', async () => {
    const { client, sent } = hostWhere(() => json([]), { getAccessToken: () => undefined });
    await expect(client.GET('/api/types/roles')).rejects.toBeInstanceOf(SessionEndedError);
    expect(sent).toEqual([]);
  });
});

describe('Scope headers', () => {
  test('T02: a call keeps the tenant and role it was made with, also when repeated after a switch', async () => {
    const { client, sent, state } = hostWhere((request) => {
      state.scope = { tenantId: 'prairie', roleId: 'unit', session: 1 };
      return whenRenewed(request);
    });
    await client.GET('/api/types/roles');
    expect(sent.map(({ tenant, role }) => [tenant, role])).toEqual([
      ['harbour', 'super'],
      ['harbour', 'super'],
    ]);
  });

  test('faults D3: the scope is read when the call is made, not when it is sent', async () => {
    const { client, sent, state } = hostWhere(() => json([]), { getAccessToken: () => Promise.resolve('first') });
    const call = client.GET('/api/types/roles');
    state.scope = { tenantId: 'prairie', roleId: 'unit', session: 1 };
    await call;
    expect(sent[0]).toMatchObject({ tenant: 'harbour', role: 'super' });
  });

  test('Before a choice is made no scope header is sent', async () => {
    const { client, sent, state } = hostWhere(() => json([]));
    state.scope = { tenantId: null, roleId: null, session: 1 };
    await client.GET('/api/users/me/tenants');
    expect(sent[0]).toMatchObject({ tenant: null, role: null });
  });

  test('The names of the headers are the configured ones', async () => {
    const names: (string | null)[] = [];
    const { client } = hostWhere(() => json([]), {
      headerNames: { role: 'X-Acting-Role', tenant: 'X-Organization' },
      fetch: (request) => {
        names.push(request.headers.get('X-Acting-Role'), request.headers.get('X-Organization'));
        return Promise.resolve(json([]));
      },
    });
    await client.GET('/api/types/roles');
    expect(names).toEqual(['super', 'harbour']);
  });
});

describe('Failed calls', () => {
  test.each([403, 500])('A failed call with an empty %i is an error, not a success', async (status) => {
    const { client } = hostWhere(() => new Response(null, { status, headers: { 'Content-Length': '0' } }));
    await expect(client.GET('/api/types/roles')).rejects.toMatchObject({ name: 'ApiError', status });
  });

  test('A problem carries its code, the words of the host and its field errors', async () => {
    const { client } = hostWhere(() => json({ errorCode: 1100, message: 'No organization yet', errors: { name: ['Too long'] } }, 400));
    await expect(client.GET('/api/types/roles')).rejects.toMatchObject({
      errorCode: 1100,
      serverMessage: 'No organization yet',
      fieldErrors: { name: ['Too long'] },
    });
  });

  test('X09: markup, a stack trace or a very long text does not count as the host\'s message', async () => {
    const messages = ['<h1>502</h1>', 'NullReference\n   at Store.Save()', 'x'.repeat(1_000_000)];
    const { client } = hostWhere((_, nth) => json({ message: messages[nth - 1] }, 500));
    const errors = await Promise.all(
      messages.map(() => client.GET('/api/types/roles').catch((error: unknown) => error as ApiError)),
    );
    expect(errors.map((error) => (error instanceof ApiError ? (error.serverMessage?.length ?? 0) : -1))).toEqual([0, 0, 300]);
  });

  test('N04: the wait that the host asks for is read', async () => {
    const { client } = hostWhere(() => new Response(null, { status: 503, headers: { 'Retry-After': '2' } }));
    await expect(client.GET('/api/types/roles')).rejects.toMatchObject({ retryAfterSeconds: 2 });
  });

  test.each([
    ["a proxy's page", () => new Response('<html>Sign in to the hotel</html>', { headers: { 'Content-Type': 'text/html' } })],
    ['cut JSON', () => new Response('[{"id":')],
    ['an empty body', () => new Response(null)],
  ])('N07: a response with %s is unexpected', async (_, answer) => {
    const { client } = hostWhere(answer);
    await expect(client.GET('/api/types/roles')).rejects.toBeInstanceOf(UnexpectedAnswerError);
  });

  test('N05: a lost connection is a network error whose outcome is unknown', async () => {
    const { client } = hostWhere(() => Promise.reject(new TypeError('Failed to fetch')));
    const failure = client.POST('/api/management/tags', { body: { name: '@x' } });
    await expect(failure).rejects.toBeInstanceOf(NetworkError);
    await expect(failure).rejects.toMatchObject({ isOutcomeUnknown: true, request: { method: 'POST', path: '/api/management/tags' } });
  });

  test('N06: a response that does not come in time is a timeout', async () => {
    const { client } = hostWhere(() => json([]), {
      timeoutMilliseconds: 5,
      fetch: (request) =>
        new Promise((_, reject) => {
          request.signal.addEventListener('abort', () => reject(request.signal.reason as DOMException));
        }),
    });
    await expect(client.GET('/api/types/roles')).rejects.toBeInstanceOf(RequestTimeoutError);
  });

  test('A call that was cancelled stays a cancelled call', async () => {
    const { client } = hostWhere(() => Promise.reject(new DOMException('Cancelled', 'AbortError')));
    await expect(client.GET('/api/types/roles')).rejects.toMatchObject({ name: 'AbortError' });
  });
});

test('X11: the token is sent to the configured host only', async () => {
  const { client, sent } = hostWhere(() => json([]));
  await expect(client.GET('/api/types/roles', { baseUrl: 'https://evil.example.com' })).rejects.toThrow(/configured API host/);
  expect(sent).toEqual([]);
});
