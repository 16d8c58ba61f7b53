import { expect, test } from 'vitest';
import type { Chat } from '../../live/chat.ts';
import { createOnce } from './createOnce.ts';

test('D12: a conversation that is being created is waited for by whoever asks again, and is asked for anew where it is refused', async () => {
  const answers: ((isDone: boolean) => void)[] = [];
  const chat: Pick<Chat, 'create'> = {
    create: ({ participantIds }) =>
      new Promise((resolve, reject) => {
        answers.push((isDone) => (isDone ? resolve({ id: participantIds.join() } as Awaited<ReturnType<Chat['create']>>) : reject(new Error('500'))));
      }),
  };
  const first = createOnce(chat, { name: '', participantIds: ['ada', 'bao'] });
  const again = createOnce(chat, { name: '', participantIds: ['bao', 'ada'] });
  void createOnce(chat, { name: 'Night shift', participantIds: ['ada', 'bao'] });
  expect(answers).toHaveLength(2);
  answers[0]?.(false);
  await expect(first).rejects.toThrow('500');
  await expect.poll(() => answers.length).toBe(3);
  answers[2]?.(true);
  expect(await again).toEqual({ id: 'bao,ada' });
  void createOnce(chat, { name: '', participantIds: ['ada', 'bao'] });
  expect(answers).toHaveLength(4);
});
