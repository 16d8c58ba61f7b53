import { expect, test } from 'vitest';
import type { Chat } from '../../live/chat.ts';
import { writeToEach } from './writeToEach.ts';

test('each person gets the message once, in a conversation of their own; those who cannot be written to are left', async () => {
  const sent: [channelId: string, text: string][] = [];
  const progress: number[] = [];
  let pending = 0;
  const chat: Pick<Chat, 'create' | 'send'> = {
    create: async ({ participantIds: [id] }) => {
      pending += 1;
      expect(pending).toBe(1);
      await Promise.resolve();
      pending -= 1;
      if (id === 'bao') throw new Error('500');
      return { id: `with ${id}` } as Awaited<ReturnType<Chat['create']>>;
    },
    send: (channelId, { content }) => void sent.push([channelId, content]),
  };
  const left = await writeToEach(chat, { participantIds: ['ada', 'bao', 'cleo'], message: 'Hello', onProgress: (written) => progress.push(written) });
  expect(left).toEqual(['bao']);
  expect(sent).toEqual([['with ada', 'Hello'], ['with cleo', 'Hello']]);
  expect(progress).toEqual([1, 1, 2]);
});
