import { expect, test } from 'vitest';
import { sortUploads, together, type TrayUpload } from './trayUpload.ts';

const upload = (id: string, rest: Partial<TrayUpload>): TrayUpload => ({ id, name: `${id}.jpg`, size: 100, sentBytes: 0, status: 'idle', ...rest });

test('Failed uploads are listed first, then running, paused and waiting ones, then those that have arrived', () => {
  const uploads = [upload('waits', {}), upload('done', { status: 'success' }), upload('paused', { isPaused: true }), upload('runs', { status: 'uploading' }), upload('failed', { status: 'error' })];
  const { failed, underWay, done } = sortUploads(uploads);
  expect([...failed, ...underWay, ...done].map(({ id }) => id)).toEqual(['failed', 'runs', 'paused', 'waits', 'done']);
});

test('The total progress of uploads is what has arrived of all bytes, at the speed of those that run', () => {
  const uploads = [upload('1', { status: 'success' }), upload('2', { status: 'uploading', sentBytes: 50, bytesPerSecond: 10 }), upload('3', { isPaused: true }), upload('4', { status: 'error', sentBytes: 25 })];
  expect(together(uploads)).toEqual({ total: 4, done: 1, failed: 1, isUnderWay: true, isPaused: false, percent: 43, bytesPerSecond: 10, secondsLeft: 5 });
});

test('All unfinished uploads may be paused', () => {
  expect(together([upload('1', { isPaused: true }), upload('2', { status: 'success' })])).toMatchObject({ isPaused: true, secondsLeft: null });
});
