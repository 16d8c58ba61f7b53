import type { ConsoleClient } from '@noticeboard/api-types';
import { expect, test } from 'vitest';
import { inTurn } from './recordTurns.ts';

const itemPath = '/api/management/galleries/{id}/content-items/{itemId}';

/** A host with records that are replaced as a whole, each after a delay set by the test. */
function host() {
  const records: Record<string, Record<string, string>> = { one: { name: 'Picnic', body: 'June' }, other: { name: 'Sports', body: 'May' } };
  const reads: string[] = [];
  const client = {
    GET: (_: string, { params }: { params: { path: { itemId: string } } }) => {
      reads.push(params.path.itemId);
      return Promise.resolve({ data: { ...records[params.path.itemId] } });
    },
  } as unknown as ConsoleClient;
  const change = (itemId: string, fields: Record<string, string>, until: Promise<unknown> = Promise.resolve(), signal = new AbortController().signal) =>
    inTurn(client, client, signal, async (own) => {
      const { data } = await own.GET(itemPath, { params: { path: { id: 'page', itemId } }, signal });
      await until;
      records[itemId] = { ...(data as unknown as Record<string, string>), ...fields };
    });
  return { records, reads, change };
}

test('P12: two changes of one record are made one after the other, and neither undoes the other', async () => {
  const { records, change } = host();
  const slow = Promise.withResolvers<void>();
  const first = change('one', { body: 'July' }, slow.promise);
  const second = change('one', { name: 'Summer picnic' });
  slow.resolve();
  await Promise.all([first, second]);
  expect(records['one']).toEqual({ name: 'Summer picnic', body: 'July' });
});

test('changes of different records do not wait for each other', async () => {
  const { records, change } = host();
  const slow = Promise.withResolvers<void>();
  const first = change('one', { body: 'July' }, slow.promise);
  await change('other', { name: 'Sports day' });
  expect(records['other']?.['name']).toBe('Sports day');
  slow.resolve();
  await first;
});

test('a change that failed lets the next one start, and a caller that stops waiting requests nothing', async () => {
  const { records, reads, change } = host();
  const slow = Promise.withResolvers<void>();
  const first = change('one', { body: 'July' }, slow.promise);
  const leaving = new AbortController();
  const second = change('one', { name: 'Never' }, undefined, leaving.signal);
  const third = change('one', { name: 'Summer picnic' });
  leaving.abort(new Error('Stopped.'));
  await expect(second).rejects.toThrow('Stopped.');
  slow.reject(new Error('500'));
  await expect(first).rejects.toThrow('500');
  await third;
  expect(records['one']).toEqual({ name: 'Summer picnic', body: 'June' });
  expect(reads).toEqual(['one', 'one']);
});
