import { expect, test } from 'vitest';
import type { ChatMessage } from '../MessageBubble/messageTypes.ts';
import { sharedThings } from './sharedThings.ts';

const message = (id: string, hour: number, content: ChatMessage['content'], more: Partial<ChatMessage> = {}): ChatMessage => ({ id, author: { id: 'a', name: 'Ada' }, createdAtUtc: `2026-11-20T${hour}:00:00Z`, content, isOwn: false, ...more });

test('pictures, videos and files of a conversation are listed, the newest first, those of replies included, without unsent ones', () => {
  const history = [
    message('1', 10, { kind: 'text', text: 'Hello' }, { replies: [message('2', 14, { kind: 'image', fileName: 'late.png' })] }),
    message('3', 11, { kind: 'video', fileName: 'tour.mp4' }),
    message('4', 12, { kind: 'file', fileName: 'plan.pdf' }),
    message('5', 13, { kind: 'file', fileName: 'waits.pdf' }, { state: 'waiting' }),
  ];
  const { media, files } = sharedThings(history);
  expect(media.map(({ id }) => id)).toEqual(['2', '3']);
  expect(files.map(({ id }) => id)).toEqual(['4']);
});
