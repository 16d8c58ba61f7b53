import { expect, it } from 'vitest';
import { sampleMessage } from '../MessageBubble/sampleMessages.ts';
import { arrivalInWords, arrivedMessages, placedArrivals } from './arrivedMessages.ts';

const first = sampleMessage('1', 'amara', '08:00', 'Who takes Friday?');
const second = sampleMessage('2', 'jonas', '08:05', 'I do.');
const ids = (before: Parameters<typeof arrivedMessages>[0], now: Parameters<typeof arrivedMessages>[1]) =>
  arrivedMessages(before, now).map(({ id }) => id);

it('Messages of others are announced', () => expect(ids([first], [first, second])).toEqual(['2']));
it('Replies to older messages are announced', () => expect(ids([first], [{ ...first, replies: [second] }])).toEqual(['2']));
it('The reader\'s own messages are not announced', () => expect(ids([first], [first, sampleMessage('3', 'you', '08:06', 'Thanks.')])).toEqual([]));
it('Older messages that are loaded above are not announced', () => expect(ids([second], [first, second])).toEqual([]));
it('A reply is announced together with an older message that it loads', () => {
  const old = sampleMessage('0', 'jonas', '07:00', 'Older', { replies: [sampleMessage('6', 'amara', '08:06', 'An answer')] });
  expect(ids([first, second], [old, first, second])).toEqual(['6']);
});
it('Nothing is announced when another conversation opens, or the first messages load', () => {
  expect(ids([first], [second])).toEqual([]);
  expect(ids([], [first])).toEqual([]);
});

it('Nothing is announced when the first messages load above one that waits to be sent', () => {
  const waiting = sampleMessage('5', 'you', '08:06', 'On its way', { state: 'waiting' });
  expect(ids([waiting], [first, second, waiting])).toEqual([]);
  expect(ids([waiting], [first, second])).toEqual([]);
});

it('A message that arrived is placed at the end, a reply at its message; older messages and unsent ones do not count as new', () => {
  const waiting = sampleMessage('5', 'you', '08:04', 'On its way', { state: 'waiting' });
  const answered = { ...first, replies: [sampleMessage('6', 'jonas', '08:06', 'An answer')] };
  expect(placedArrivals([first, waiting], [sampleMessage('0', 'jonas', '07:00', 'Older'), answered, second, waiting])).toEqual([
    { id: '6', rowId: '1', isReply: true },
    { id: '2', rowId: '2', isReply: false },
  ]);
  expect(placedArrivals([], [first])).toEqual([]);
});

it('announcements read out up to three messages, and count more than that', () => {
  const picture = sampleMessage('4', 'amara', '09:00', { kind: 'image', fileName: 'harbour.png' });
  expect(arrivalInWords([second, picture])).toBe('Jonas Lindqvist: I do.\nAmara Okafor: harbour.png');
  expect(arrivalInWords([first, second, picture])).toContain('Who takes Friday?');
  expect(arrivalInWords([first, second, picture, first])).toBe('4 new messages');
});
