import { expect, it } from 'vitest';
import { sampleMessage } from '../MessageBubble/sampleMessages.ts';
import { conversationDays } from './conversationDays.ts';

it('parts messages at midnight of the reader’s time zone', () => {
  const messages = [sampleMessage('1', 'amara', '04:59', 'a'), sampleMessage('2', 'amara', '05:00', 'b'), sampleMessage('3', 'you', '06:00', 'c')];
  expect(conversationDays(messages, 'America/Toronto').map((day) => [day.name, day.messages.length])).toEqual([
    ['Friday, November 20, 2026', 1],
    ['Saturday, November 21, 2026', 2],
  ]);
  expect(conversationDays(messages, 'UTC')).toHaveLength(1);
});
