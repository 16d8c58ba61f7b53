import { expect, test } from 'vitest';
import { contentKinds, type ContentTypeName, contentTypeNames } from './kinds.ts';
import { createInstanceOnce, deleteContentInstance, updateContentInstance } from './pageCalls.ts';
import { clientOf } from './testing/clientOf.ts';

const stored = { id: 'page', name: 'News', order: 3, iconId: null, contentTypeId: 'type' };

/** A host that keeps what it is sent. */
function host(page: object = stored) {
  const calls: { call: string; body: unknown }[] = [];
  const client = clientOf(async (request) => {
    const text = await request.text();
    const { pathname } = new URL(request.url);
    if (pathname.endsWith('/content-instances')) return Response.json([]);
    calls.push({ call: `${request.method} ${pathname}`, body: text === '' ? undefined : JSON.parse(text) });
    return Response.json(page);
  });
  return { client, calls };
}

const { signal } = new AbortController();
const changed = (type: ContentTypeName) => ({ type, id: 'page', change: { from: { order: 3 }, to: { order: 1 } } });

test.each(contentTypeNames)('A page of type %s is created, changed and deleted through the calls of its type', async (type) => {
  const { client, calls } = host();
  await createInstanceOnce()(client, { type, contentTypeId: 'type', name: 'News' }, signal);
  await updateContentInstance(client, changed(type), signal);
  await deleteContentInstance(client, type, 'page', signal);
  const { pages } = contentKinds[type];
  expect(calls.map(({ call }) => call)).toEqual([`POST ${pages}`, `GET ${pages}/page`, `PUT ${pages}/page`, `DELETE ${pages}/page`]);
});

test('A new suggestion box takes the email address that it requires, and no other type sends one', async () => {
  const { client, calls } = host();
  for (const type of ['SuggestionBox', 'Survey'] as const) {
    await createInstanceOnce()(client, { type, contentTypeId: 'type', name: 'Ideas', targetEmail: 'ideas@harbour.example' }, signal);
  }
  expect(calls.map(({ body }) => body)).toEqual([{ name: 'Ideas', targetEmail: 'ideas@harbour.example' }, { name: 'Ideas' }]);
});

test('What was not changed is sent as the host has it', async () => {
  const { client, calls } = host({ ...stored, name: 'Renamed meanwhile' });
  await updateContentInstance(client, changed('Gallery'), signal);
  expect(calls.at(-1)?.body).toEqual({ name: 'Renamed meanwhile', order: 1, iconId: null });
});

test('A change keeps the settings that only its type has', async () => {
  const box = host({ ...stored, targetEmail: 'ideas@harbour.example' });
  await updateContentInstance(box.client, changed('SuggestionBox'), signal);
  expect(box.calls.at(-1)?.body).toEqual({ name: 'News', order: 1, iconId: null, targetEmail: 'ideas@harbour.example' });
  const feed = host({ ...stored, enableLikes: false });
  await updateContentInstance(feed.client, changed('SocialFeed'), signal);
  expect(feed.calls.at(-1)?.body).toEqual({ name: 'News', order: 1, iconId: null, enableLikes: false, enableComments: true, enableReadConfirmation: false });
});
