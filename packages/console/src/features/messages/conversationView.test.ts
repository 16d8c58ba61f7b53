import { expect, test } from 'vitest';
import type { Message } from '../../live/liveTypes.ts';
import type { OutboxEntry } from '../../live/outbox.ts';
import { createConversationView, firstUnread } from './conversationView.ts';
import { storedFileName } from './storedFileName.ts';

const people = { ownId: 'me', participants: [{ userId: 'me', username: 'me', name: 'Me' }, { userId: 'rosa', username: 'rosa', name: 'Rosa Vidal' }] };
const message = (number: number, by: string, more: Partial<Message> = {}): Message => ({
  id: `m${number}`,
  author: { userId: by, username: by },
  createdAtUtc: `2026-11-21T12:00:${String(number).padStart(2, '0')}Z`,
  type: 'Text',
  content: `Message ${number}`,
  repliedToMessage: null,
  readConfirmations: [],
  ...more,
});
const answering = (parent: Message): Partial<Message> => ({ repliedToMessage: { id: parent.id, author: parent.author, createdAtUtc: parent.createdAtUtc, type: parent.type, content: parent.content } });
const view = (messages: Message[], outbox: OutboxEntry[] = [], isConnected = false) => createConversationView(people, (stored) => stored)(messages, outbox, isConnected);

test('CHAT-107, CHAT-122: replies are shown under the message that they reply to, a reply to a reply beside it', () => {
  const question = message(1, 'rosa');
  const reply = message(3, 'me', answering(question));
  const shown = view([question, message(2, 'me'), reply, message(4, 'rosa', answering(reply))]);
  expect(shown.map(({ id }) => id)).toEqual(['m1', 'm2']);
  expect(shown[0]?.replies?.map(({ id }) => id)).toEqual(['m3', 'm4']);
});

test('C11: a reply to a message that is not loaded is shown under its quote', () => {
  const old = message(1, 'rosa');
  const shown = view([message(5, 'me'), message(6, 'me', answering(old))]);
  expect(shown.map(({ id }) => id)).toEqual(['m1', 'm5']);
  expect(shown[0]?.replies).toHaveLength(1);
});

test('A message is read by those who have confirmed it or a later one, or have written since; never by its author', () => {
  const confirmedBy = (userId: string) => ({ readConfirmations: [{ reader: { userId, username: userId }, chatMessageId: '' }] });
  const shown = view([message(1, 'me'), message(2, 'me', confirmedBy('rosa')), message(3, 'me', confirmedBy('me'))]);
  expect(shown.map(({ readCount }) => readCount)).toEqual([1, 1, 0]);
});

test('Authors have their names, and someone who has left has the username', () => {
  expect(view([message(1, 'rosa'), message(2, 'gone')]).map(({ author }) => author.name)).toEqual(['Rosa Vidal', 'gone']);
});

test('CHAT-109 to CHAT-111: pictures, videos and files are shown under the names that they had', () => {
  const stored = '5a0d6c9e-1d1e-4c55-9a53-3f0c2a9d7e11-roster.pdf';
  const kinds = (['Image', 'Video', 'File'] as const).map((type, number) => message(number, 'rosa', { type, content: stored }));
  expect(view(kinds).map(({ content }) => content)).toEqual([
    { kind: 'image', fileName: 'roster.pdf', picture: stored },
    { kind: 'video', fileName: 'roster.pdf' },
    { kind: 'file', fileName: 'roster.pdf' },
  ]);
  expect(storedFileName('roster.pdf')).toBe('roster.pdf');
});

test('Unsent messages are at the end, or under the message that they reply to', () => {
  const entry: OutboxEntry = { id: 'e1', channelId: 'c', kind: 'text', content: 'Later', repliedChatMessageId: null, writtenAtUtc: '2026-11-21T13:00:00Z', state: 'waiting', afterUtc: null };
  const shown = view([message(1, 'rosa')], [entry, { ...entry, id: 'e2', repliedChatMessageId: 'm1', state: 'failed' }]);
  expect(shown.map(({ id, state }) => [id, state])).toEqual([['m1', undefined], ['e1', 'waiting']]);
  expect(shown[0]?.replies).toMatchObject([{ id: 'e2', state: 'failed', isOwn: true }]);
});

test('A message that is not sent yet waits for its turn, or for the connection where that is lost', () => {
  const waiting: OutboxEntry = { id: 'e1', channelId: 'c', kind: 'text', content: 'Later', repliedChatMessageId: null, writtenAtUtc: '2026-11-21T13:00:00Z', state: 'waiting', afterUtc: null };
  const viewOnce = createConversationView(people, (stored) => stored);
  const states = [true, false, true].map((isConnected) => viewOnce([], [waiting], isConnected)[0]?.state);
  expect(states).toEqual(['queued', 'waiting', 'queued']);
});

test('The line of new messages is above the first unread one that another person wrote', () => {
  const messages = [message(1, 'rosa'), message(2, 'rosa'), message(3, 'me'), message(4, 'rosa')];
  expect([firstUnread(messages, 0, 'me'), firstUnread(messages, 2, 'me'), firstUnread(messages, 99, 'me')]).toEqual([null, 'm2', 'm1']);
});

test('Only the changed messages are new objects when a conversation is shown again', () => {
  const viewOnce = createConversationView(people, (stored) => stored);
  const viewAgain = (messages: readonly Message[], outbox: readonly OutboxEntry[]) => viewOnce(messages, outbox, false);
  const [question, own, picture] = [message(2, 'rosa'), message(3, 'me'), message(4, 'rosa', { type: 'Image', content: 'a-roster.png' })] as const;
  const answer = message(5, 'me', answering(question));
  const entry: OutboxEntry = { id: 'e1', channelId: 'c', kind: 'text', content: 'Later', repliedChatMessageId: null, writtenAtUtc: '2026-11-21T13:00:00Z', state: 'waiting', afterUtc: null };
  const before = viewAgain([question, own, picture, answer], [entry]);

  const older = viewAgain([message(1, 'rosa'), question, own, picture, answer], [entry]);
  expect(older.slice(1).map((each, place) => each === before[place])).toEqual([true, true, true, true]);

  const answered = viewAgain([question, own, picture, answer, message(6, 'me', answering(question))], [entry]);
  expect(answered.map((each, place) => each === before[place]), 'what was answered again').toEqual([false, true, true, true]);

  const read = { ...answer, readConfirmations: [{ reader: { userId: 'mia', username: 'mia' }, chatMessageId: answer.id }] };
  const confirmed = viewAgain([question, own, picture, read], [{ ...entry, state: 'failed' }]);
  expect(confirmed.map((each, place) => each === before[place]), 'what was read, and what failed').toEqual([false, false, true, false]);
});
