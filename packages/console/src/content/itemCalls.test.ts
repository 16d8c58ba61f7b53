import { expect, test } from 'vitest';
import { contentKinds, contentTypeNames } from './kinds.ts';
import { deleteContentItem } from './itemCalls.ts';
import { clientOf } from './testing/clientOf.ts';

function hostThatDeletes() {
  const calls: string[] = [];
  const client = clientOf((request) => {
    calls.push(`${request.method} ${new URL(request.url).pathname}`);
    if (request.signal.aborted) return Promise.reject(request.signal.reason as Error);
    return Promise.resolve(new Response(null, { status: 204 }));
  });
  return { client, calls };
}

const item = { contentInstanceId: 'page', contentItemId: 'item' };

test('An item is deleted through the call of its type, every type through its own', async () => {
  const { client, calls } = hostThatDeletes();
  for (const typeName of contentTypeNames) await deleteContentItem(client, { ...item, typeName }, new AbortController().signal);
  expect(calls).toEqual(contentTypeNames.map((name) => `DELETE ${contentKinds[name].pages}/page/content-items/item`));
});

test('N06: A delete whose wait was ended is aborted', async () => {
  const { client } = hostThatDeletes();
  const controller = new AbortController();
  controller.abort(new DOMException('Stopped', 'AbortError'));
  await expect(deleteContentItem(client, { ...item, typeName: 'Survey' }, controller.signal)).rejects.toMatchObject({ name: 'AbortError' });
});
