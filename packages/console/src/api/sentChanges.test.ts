import type { ConsoleClient } from '@noticeboard/api-types';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchChanges } from './sentChanges.ts';

const answer = () => Promise.resolve({});
const client = (call: () => Promise<unknown> = answer) => {
  const calls = { GET: call, PUT: call, POST: call, DELETE: call };
  return { ...calls, through: () => calls } as unknown as ConsoleClient;
};

beforeEach(() => vi.stubGlobal('navigator', { onLine: true }));
afterEach(() => vi.unstubAllGlobals());

test('reads count as no change, searches by POST included', async () => {
  const { client: watched, changes } = watchChanges(client());
  await watched.GET('/api/management/tenant');
  await watched.POST('/api/management/users/search', { body: { searchedPhrase: 'a', page: 0, pageSize: 20 } });
  expect(changes.state).toBe('none');
});

test('a change is pending until its response comes, and stays pending when none comes', async () => {
  const { client: watched, changes } = watchChanges(client());
  const sending = watched.PUT('/api/management/tenant/theme', { body: { themeId: 'b' } });
  expect(changes.state).toBe('pending');
  await sending;
  expect(changes.state).toBe('answered');
  const lost = watchChanges(client(() => Promise.reject(new Error('lost'))));
  await expect(lost.client.DELETE('/api/management/tags/{id}', { params: { path: { id: '1' } } })).rejects.toThrow('lost');
  expect(lost.changes.state).toBe('pending');
});

test('an upload of a file counts as a change', async () => {
  const { client: watched, changes } = watchChanges(client());
  await watched.through(fetch).PUT('/api/management/tenant/theme', { body: { themeId: 'b' } });
  expect(changes.state).toBe('answered');
});

test('a change remembers that the device was offline when it was sent', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const { client: watched, changes } = watchChanges(client());
  await watched.PUT('/api/management/tenant/theme', { body: { themeId: 'b' } });
  expect(changes.wasOffline).toBe(true);
});
