import { expect, it } from 'vitest';
import type { OutboxEntry } from '../../live/outbox.ts';
import { areSameUndelivered, undeliveredMessages } from './undeliveredMessages.ts';

const entry = (id: string, channelId: string, change: Partial<OutboxEntry>): OutboxEntry => ({
  id, channelId, kind: 'text', content: id, repliedChatMessageId: null, writtenAtUtc: '2026-11-21T08:00:00Z', state: 'waiting', afterUtc: null, ...change,
});

it('A conversation is named with its refused message before one that may have arrived; a message that is being sent is not named', () => {
  const outbox = [entry('Hello', 'one', { state: 'unsure' }), entry('Again', 'one', { state: 'failed' }), entry('Maybe', 'two', { state: 'unsure' }), entry('Soon', 'three', {}), entry('Now', 'four', { state: 'sending' })];
  expect([...undeliveredMessages(outbox)]).toEqual([
    ['one', { state: 'failed', text: 'Again' }],
    ['two', { state: 'unsure', text: 'Maybe' }],
  ]);
});

it('A message that is being sent does not change the undelivered ones', () => {
  const refused = entry('Again', 'one', { state: 'failed' });
  expect(areSameUndelivered(undeliveredMessages([refused]), undeliveredMessages([refused, entry('Soon', 'one', {})]))).toBe(true);
  expect(areSameUndelivered(undeliveredMessages([refused]), undeliveredMessages([{ ...refused, state: 'unsure' }]))).toBe(false);
});
