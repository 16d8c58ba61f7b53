import { ApiError } from '@noticeboard/api-types/problem';
import { expect, test } from 'vitest';
import type { Chat } from '../../live/chat.ts';
import type { CreatingChat } from './createOnce.ts';
import { writeToEach } from './writeToEach.ts';

interface Outcome {
  left: string[];
  errors: unknown[];
  asked: string[];
  sent: [channelId: string, text: string][];
  written: string[];
  progress: number[];
}

/** Writes 'Hello' to people through a host with given responses. */
async function write(participantIds: string[], answer: (id: string) => void | Promise<void>, life = new AbortController()): Promise<Outcome> {
  const outcome: Outcome = { left: [], errors: [], asked: [], sent: [], written: [], progress: [] };
  let pending = 0;
  const chat: CreatingChat & Pick<Chat, 'send'> = {
    ownId: 'me',
    readNewestChannels: () => Promise.reject(new Error('Nobody looks for a conversation with one person.')),
    create: async ({ participantIds: [id = ''] }) => {
      pending += 1;
      expect(pending).toBe(1);
      outcome.asked.push(id);
      await Promise.resolve();
      pending -= 1;
      await answer(id);
      return { id: `with ${id}` } as Awaited<ReturnType<Chat['create']>>;
    },
    send: (channelId, { content }) => void outcome.sent.push([channelId, content]),
  };
  const ended = await writeToEach(
    chat,
    { participantIds, message: 'Hello', onProgress: (count) => outcome.progress.push(count) },
    { signal: life.signal, onWritten: (id) => outcome.written.push(id) },
  );
  return { ...outcome, ...ended };
}

test('each recipient gets the message once, in a conversation of their own; those who cannot be written to are left', async () => {
  const { left, errors, sent, written, progress } = await write(['ada', 'bao', 'cleo'], (id) => {
    if (id === 'bao') throw new Error('500');
  });
  expect(left).toEqual(['bao']);
  expect(errors, 'the reason is not lost').toEqual([new Error('500')]);
  expect(sent).toEqual([['with ada', 'Hello'], ['with cleo', 'Hello']]);
  expect(written).toEqual(['ada', 'cleo']);
  expect(progress).toEqual([1, 1, 2]);
});

test('a host that does not respond is not waited for once for each person', async () => {
  const { asked, left, written } = await write(['ada', 'bao', 'cleo', 'dan'], (id) => {
    if (id !== 'ada') throw new TypeError('Failed to fetch');
  });
  expect(asked).toEqual(['ada', 'bao', 'cleo']);
  expect(left).toEqual(['bao', 'cleo', 'dan']);
  expect(written).toEqual(['ada']);
});

test('people who are refused one after the other do not keep the others from getting the message', async () => {
  const { left, written } = await write(['ada', 'bao', 'cleo', 'dan'], (id) => {
    if (id !== 'dan') throw new ApiError({ method: 'POST', path: '/api/chat-channels' }, { status: 404, serverMessage: 'No such user.' });
  });
  expect(left).toEqual(['ada', 'bao', 'cleo']);
  expect(written).toEqual(['dan']);
});

test('nobody is written to after the writing was ended, and a response that does not come is not waited for', async () => {
  const life = new AbortController();
  const { asked, left, sent } = await write(['ada', 'bao', 'cleo'], (id) => {
    if (id !== 'bao') return undefined;
    life.abort();
    return new Promise(() => undefined);
  }, life);
  expect(asked).toEqual(['ada', 'bao']);
  expect(left).toEqual(['bao', 'cleo']);
  expect(sent).toEqual([['with ada', 'Hello']]);
});

test('a conversation that is created only after the writing was ended gets no message', async () => {
  const life = new AbortController();
  const { left, sent } = await write(['ada', 'bao'], (id) => {
    if (id === 'bao') life.abort();
  }, life);
  expect(left).toEqual(['bao']);
  expect(sent).toEqual([['with ada', 'Hello']]);
});
