import { expect, it } from 'vitest';
import { sampleMessage } from '../MessageBubble/sampleMessages.ts';
import { conversationRows } from './conversationRows.ts';

it('messages are separated at midnight of the reader’s time zone', () => {
  const messages = [sampleMessage('1', 'amara', '04:59', 'a'), sampleMessage('2', 'amara', '05:00', 'b'), sampleMessage('3', 'you', '06:00', 'c')];
  expect(conversationRows(messages, 'America/Toronto').map(({ day, isFirstOfDay }) => [day, isFirstOfDay])).toEqual([
    ['Friday, November 20, 2026', true],
    ['Saturday, November 21, 2026', true],
    ['Saturday, November 21, 2026', false],
  ]);
  expect(conversationRows(messages, 'UTC').filter(({ isFirstOfDay }) => isFirstOfDay)).toHaveLength(1);
});
