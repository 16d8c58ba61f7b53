import { createConsoleClient } from '@noticeboard/api-types';
import { describe, expect, test } from 'vitest';
import type { ConsoleSession } from '../session/consoleSession.ts';
import { createReadsAhead, keepReadsAhead, readsAheadIn } from './readsAhead.ts';

const scope = { subject: 'u1', tenantId: 'harbour', roleId: 'super' };
const stats = '/api/management/analytics/tenant/stats';

function aheadBefore(answer: (request: Request) => Promise<Response>) {
  const sent: Request[] = [];
  const client = createConsoleClient({
    baseUrl: 'https://api.example.com',
    getAccessToken: () => 'token',
    getScope: () => ({ ...scope, session: 1 }),
    onUnauthorized: () => Promise.resolve(false),
    fetch: (request) => {
      sent.push(request);
      return answer(request);
    },
  });
  return { ahead: createReadsAhead(scope, client), sent };
}

const json = (body: unknown, status = 200) => Promise.resolve(Response.json(body, { status }));

describe('What is asked ahead of a page', () => {
  test('is kept with its answer, under the tenant and role that it was asked in', async () => {
    const { ahead, sent } = aheadBefore(() => json({ userCount: 3 }));
    await ahead.ask(stats);
    expect(ahead.reads).toMatchObject([{ key: ['u1', 'harbour', 'super', 'get', stats, null], data: { userCount: 3 } }]);
    expect([sent[0]?.headers.get('X-Tenant-Id'), sent[0]?.headers.get('X-Role-Id')]).toEqual(['harbour', 'super']);
  });

  test.each([
    ['is refused', () => json({ title: 'Forbidden' }, 403)],
    ['is lost', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['is answered with something else (N07)', () => json([])],
  ])('is left for the page to ask when it %s', async (_, answer) => {
    const { ahead } = aheadBefore(answer);
    await expect(ahead.ask(stats)).rejects.toThrow();
    expect(ahead.reads).toEqual([]);
  });

  test('T01 ends with its scope: what is pending is aborted, what is answered is forgotten, and nothing more is asked', async () => {
    const pending = Promise.withResolvers<Response>();
    const { ahead, sent } = aheadBefore((request) => (request.url.endsWith('stats') ? pending.promise : json([])));
    await ahead.ask('/api/types/content');
    const asked = ahead.ask(stats);
    ahead.end();
    pending.resolve(Response.json({ userCount: 3 }));
    await asked.catch(() => undefined);
    await expect(ahead.ask(stats)).rejects.toThrow();
    expect(ahead.reads).toEqual([]);
    expect(sent.map(({ signal }) => signal.aborted)).toEqual([true, true]);
  });

  test('asks nothing more once the page asks for itself', async () => {
    const { ahead, sent } = aheadBefore(() => json({}));
    ahead.handOver();
    await expect(ahead.ask(stats)).rejects.toThrow();
    expect(sent).toEqual([]);
  });

  test.each([{ subject: 'u2' }, { tenantId: 'prairie' }, { roleId: 'unit' }])('T01 is not handed to another person, tenant or role: %o', (other) => {
    const consoleSession = {} as ConsoleSession;
    const { ahead } = aheadBefore(() => json({}));
    keepReadsAhead(consoleSession, ahead);
    expect(readsAheadIn(consoleSession, scope)).toBe(ahead);
    expect(readsAheadIn(consoleSession, { ...scope, ...other })).toBeUndefined();
    keepReadsAhead(consoleSession, undefined);
    expect(readsAheadIn(consoleSession, scope)).toBeUndefined();
  });
});
