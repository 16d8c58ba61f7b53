import { expect, test } from 'vitest';
import { createStore } from '../ground/createStore.ts';
import { isUploadOf, UploadFailedError, untilArrived } from './ownUploads.ts';
import type { UploadItem } from './uploadTypes.ts';

const item = (id: string, rest: Partial<UploadItem> = {}): UploadItem => ({
  id,
  name: `${id}.png`,
  size: 3,
  status: 'uploading',
  isPaused: false,
  isPutAway: false,
  isTaken: false,
  sentBytes: 0,
  bytesPerSecond: null,
  failure: null,
  stored: null,
  file: null,
  channelId: null,
  repliedChatMessageId: null,
  belongsTo: { label: 'Post', href: '/post' },
  goesInto: null,
  ...rest,
});
const arrived = (id: string) => item(id, { status: 'success', stored: { id, fileName: `stored-${id}`, originalFileName: `${id}.png`, thumbnail: null } });
const other = item('other', { belongsTo: null });
const isOwn = isUploadOf('/post');
const never = new AbortController().signal;

test('A record sees its own uploads, whenever they were started, until it has taken them', () => {
  const items = [item('a'), item('b', { belongsTo: { label: 'Other', href: '/other' } }), item('c', { isTaken: true }), item('d', { belongsTo: null })];
  expect(items.filter(isUploadOf('/post')).map(({ id }) => id)).toEqual(['a']);
  const parts = ['/post?album=1', '/post', '/poster', '/post/2'].map((href) => item(href, { belongsTo: { label: '', href } }));
  expect(parts.filter(isUploadOf('/post')).map(({ id }) => id)).toEqual(['/post?album=1', '/post']);
});

test('The caller gets the files once all have arrived, without those that were removed in the meantime', async () => {
  const items = createStore<readonly UploadItem[]>([item('a'), item('b', { status: 'idle', isPaused: true }), other]);
  const waiting = untilArrived(items, isOwn, never);
  items.write([{ ...arrived('a'), isTaken: true }, item('b'), item('c'), other]);
  items.write([{ ...arrived('a'), isTaken: true }, arrived('c'), other]);
  await expect(waiting).resolves.toEqual(['a', 'c'].map((id) => ({ id, fileName: `stored-${id}`, originalFileName: `${id}.png`, thumbnail: null, sizeBytes: 3 })));
});

test('A wait without uploads ends immediately', async () => {
  await expect(untilArrived(createStore<readonly UploadItem[]>([]), isOwn, never)).resolves.toEqual([]);
});

test('A wait for uploads ends with the first failure, and when the user stops it', async () => {
  const items = createStore<readonly UploadItem[]>([item('a'), item('b')]);
  const failing = untilArrived(items, isOwn, never);
  items.write([item('a'), item('b', { status: 'error' })]);
  await expect(failing).rejects.toBeInstanceOf(UploadFailedError);

  const controller = new AbortController();
  const stopped = untilArrived(createStore<readonly UploadItem[]>([item('a')]), isOwn, controller.signal);
  controller.abort(new TypeError('Enough.'));
  await expect(stopped).rejects.toThrow('Enough.');
});
