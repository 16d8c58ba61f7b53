import { expect, it } from 'vitest';
import type { OutboxEntry } from '../../live/outbox.ts';
import { outboxNews } from './outboxNews.ts';

const entry = (state: OutboxEntry['state'], fields: Partial<OutboxEntry> = {}): OutboxEntry => ({
  id: '1',
  channelId: 'here',
  kind: 'text',
  content: 'Who has the keys?',
  repliedChatMessageId: null,
  writtenAtUtc: '2026-11-23T13:00:00Z',
  state,
  afterUtc: null,
  ...fields,
});
const news = (before: OutboxEntry[], now: OutboxEntry[], isConnected = true) => outboxNews(before, now, 'here', isConnected);

it('a message that arrived at the host is announced as sent', () => {
  expect(news([entry('sending')], [])).toEqual(['Sent']);
  expect(news([entry('waiting')], [])).toEqual(['Sent']);
});

it('a message that is discarded is not announced as sent', () => {
  expect(news([entry('failed')], [])).toEqual([]);
  expect(news([entry('unsure')], [])).toEqual([]);
});

it('a message that waits for the connection is announced, and one that waits for its turn is not', () => {
  expect(news([], [entry('waiting')], false)).toEqual(['Sends when you are connected again']);
  expect(news([], [entry('waiting')])).toEqual([]);
});

it('a message that is refused or not confirmed is announced once', () => {
  expect(news([entry('sending')], [entry('failed')])).toEqual(['Message send failed']);
  expect(news([entry('sending')], [entry('unsure')])).toEqual(['Not confirmed']);
  expect(news([entry('failed')], [entry('failed'), entry('sending', { id: '2' })])).toEqual([]);
});

it('of another conversation only a refused message is announced', () => {
  const elsewhere = { channelId: 'elsewhere' };
  expect(news([entry('sending', elsewhere)], [])).toEqual([]);
  expect(news([entry('sending', elsewhere)], [entry('failed', elsewhere)])).toEqual(['Message send failed']);
});
