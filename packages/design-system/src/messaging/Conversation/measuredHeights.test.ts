import { expect, test } from 'vitest';
import { sampleMessage } from '../MessageBubble/sampleMessages.ts';
import { conversationRows } from './conversationRows.ts';
import { forgetHeights } from './measuredHeights.ts';

const messages = (from: number, until: number) => Array.from({ length: until - from }, (_, index) => sampleMessage(String(from + index), 'amara', '14:05', 'Words'));
const rowsOf = (from: number, until: number) => conversationRows(messages(from, until), 'UTC');

test('An open conversation keeps at most twice as many heights as it has messages', () => {
  const heights = new Map<number | string | bigint, number>();
  for (let newest = 600; newest < 6_000; newest += 50) {
    for (let number = newest - 600; number < newest; number += 1) heights.set(String(number), 40);
    forgetHeights(heights, rowsOf(newest - 300, newest));
    expect(heights.size).toBeLessThan(1_000);
    expect(heights.has(String(newest - 1)), 'a message that is held').toBe(true);
  }
});

test('Heights of the messages in a conversation are kept', () => {
  const heights = new Map<number | string | bigint, number>(messages(0, 1_000).map(({ id }) => [id, 40]));
  forgetHeights(heights, rowsOf(900, 1_000));
  expect([...heights.keys()]).toEqual(messages(900, 1_000).map(({ id }) => id));
});
