import { afterEach, expect, test, vi } from 'vitest';
import { createStore } from '../ground/createStore.ts';
import { trayNeeded } from '../uploads/trayNeeded.ts';
import type { UploadItem } from '../uploads/uploadTypes.ts';
import type { Chat } from './chat.ts';
import { emptyChat } from './chatState.ts';
import { followUploads } from './followUploads.ts';

const arrived = { id: 'u1', channelId: 'c1', stored: { fileName: 'plan.pdf' }, repliedChatMessageId: 'm1', isTaken: false } as unknown as UploadItem;

/** A conversation and a finished upload for it. */
function chatWithUpload() {
  const state = createStore(emptyChat);
  const send = vi.fn();
  const take = vi.fn();
  return { chat: { state, send } as unknown as Chat, state, send, queue: { items: createStore<readonly UploadItem[]>([arrived]), take } };
}

afterEach(() => {
  trayNeeded.write(false);
});

test('A page without uploads does not fetch their code', () => {
  const { chat, queue } = chatWithUpload();
  const load = vi.fn(async () => queue);
  followUploads(chat, load);
  expect(load).not.toHaveBeenCalled();
});

test('A file that has arrived becomes a message, in reply to the message that was chosen with it', async () => {
  const { chat, send, queue } = chatWithUpload();
  followUploads(chat, async () => queue);
  trayNeeded.write(true);
  await vi.waitFor(() => expect(send).toHaveBeenCalledWith('c1', { kind: 'file', content: 'plan.pdf', repliedChatMessageId: 'm1' }));
});

test('Code of uploads that did not load is fetched again when the chat changes', async () => {
  const { chat, state, send, queue } = chatWithUpload();
  const load = vi.fn(async () => queue).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  trayNeeded.write(true);
  followUploads(chat, load);
  await vi.waitFor(async () => {
    state.write({ ...state.read() });
    await Promise.resolve();
    expect(send).toHaveBeenCalledTimes(1);
  });
  expect(load).toHaveBeenCalledTimes(2);
});

test('A chat that has ended sends no file that arrives later', async () => {
  const { chat, send, queue } = chatWithUpload();
  const loading = Promise.withResolvers<typeof queue>();
  trayNeeded.write(true);
  const end = followUploads(chat, () => loading.promise);
  end();
  loading.resolve(queue);
  await loading.promise;
  expect(send).not.toHaveBeenCalled();
});
