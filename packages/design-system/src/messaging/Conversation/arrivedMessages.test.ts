import { expect, it } from 'vitest';
import { sampleMessage } from '../MessageBubble/sampleMessages.ts';
import { arrivalInWords, arrivedBelow, arrivedMessages } from './arrivedMessages.ts';

const first = sampleMessage('1', 'amara', '08:00', 'Who takes Friday?');
const second = sampleMessage('2', 'jonas', '08:05', 'I do.');
const ids = (before: Parameters<typeof arrivedMessages>[0], now: Parameters<typeof arrivedMessages>[1]) =>
  arrivedMessages(before, now).map(({ id }) => id);

it('Messages of others are announced', () => expect(ids([first], [first, second])).toEqual(['2']));
it('Replies to older messages are announced', () => expect(ids([first], [{ ...first, replies: [second] }])).toEqual(['2']));
it('The reader\'s own messages are not announced', () => expect(ids([first], [first, sampleMessage('3', 'you', '08:06', 'Thanks.')])).toEqual([]));
it('Older messages that are loaded above are not announced', () => expect(ids([second], [first, second])).toEqual([]));
it('Nothing is announced when another conversation opens, or the first messages load', () => {
  expect(ids([first], [second])).toEqual([]);
  expect(ids([], [first])).toEqual([]);
});

it('counts what came at the end by others: neither answers above, nor older ones, nor what waits to be sent', () => {
  const waiting = sampleMessage('5', 'you', '08:04', 'On its way', { state: 'waiting' });
  expect(arrivedBelow([first, waiting], [sampleMessage('0', 'jonas', '07:00', 'Older'), { ...first, replies: [sampleMessage('6', 'jonas', '08:06', 'An answer')] }, second, waiting])).toBe(1);
  expect(arrivedBelow([], [first])).toBe(0);
});

it('reads out up to three messages, and counts more than that', () => {
  const picture = sampleMessage('4', 'amara', '09:00', { kind: 'image', fileName: 'harbour.png' });
  expect(arrivalInWords([second, picture])).toBe('Jonas Lindqvist: I do.\nAmara Okafor: harbour.png');
  expect(arrivalInWords([first, second, picture])).toContain('Who takes Friday?');
  expect(arrivalInWords([first, second, picture, first])).toBe('4 new messages');
});
