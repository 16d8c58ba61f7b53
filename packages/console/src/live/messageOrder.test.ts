import { expect, test } from 'vitest';
import type { Message } from './liveTypes.ts';
import { compareMessages, isAfter, mergeMessages } from './messageOrder.ts';

const message = (id: string, createdAtUtc: string): Message => ({ id, author: { userId: 'a', username: 'a' }, createdAtUtc, type: 'Text', content: id, repliedToMessage: null, readConfirmations: [] });

test('Instants are compared in whatever precision a host writes them', () => {
  expect(isAfter('2026-11-21T12:00:00.5Z', '2026-11-21T12:00:00Z')).toBe(true);
  expect(isAfter('2026-11-21T12:00:00Z', '2026-11-21T12:00:00.1234567Z')).toBe(false);
  expect(isAfter('2026-11-21T12:00:00.10Z', '2026-11-21T12:00:00.1Z')).toBe(false);
});

test('C08: messages of one instant have one order, whichever arrives first', () => {
  const [one, other] = [message('a', '2026-11-21T12:00:00Z'), message('b', '2026-11-21T12:00:00.000Z')];
  expect(mergeMessages(mergeMessages([], [other]), [one])).toEqual([one, other]);
  expect(compareMessages(other, one)).toBeGreaterThan(0);
});
