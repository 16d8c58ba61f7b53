import { describe, expect, test } from 'vitest';
import type { Chat } from './chat.ts';
import { fakeHost } from './testing/fakeHost.ts';

const contents = (chat: Chat) => chat.state.read().conversations.get('night')?.messages.map(({ content }) => content);
const text = (content: string) => ({ kind: 'text', content, repliedChatMessageId: null }) as const;
const outbox = (chat: Chat) => chat.state.read().outbox.map(({ content, state }) => [content, state]);
const channel = (chat: Chat) => chat.state.read().channels[0];

async function opened(count = 0) {
  const host = fakeHost(count);
  const chat = host.open();
  host.status('connected');
  await chat.open('night');
  await expect.poll(() => chat.state.read().channelCount).toBe(1);
  return { host, chat };
}

describe('A conversation', () => {
  test('shows the newest page and the older ones as they are asked for, without a hole where somebody writes meanwhile (C09)', async () => {
    const { host, chat } = await opened(70);
    expect([contents(chat)?.length, contents(chat)?.at(0)]).toEqual([30, 'Message 41']);
    for (let count = 0; count < 7; count += 1) host.receive(`Late ${count}`);
    await chat.loadOlder('night');
    await chat.loadOlder('night');
    await chat.loadOlder('night');
    expect(contents(chat)).toEqual(host.stored.map(({ content }) => content));
    expect(chat.state.read().conversations.get('night')?.hasOlder).toBe(false);
  });

  test('has each message once and in the order of the host, however they come (C08)', async () => {
    const { host, chat } = await opened(1);
    const [first] = host.stored;
    host.status('reconnecting');
    const [second, third] = [host.receive('Second'), host.receive('Third')];
    host.status('connected');
    for (const message of [third, second, third, first]) host.raise('ReceiveMessage', 'night', message);
    await expect.poll(() => contents(chat)).toEqual(['Message 1', 'Second', 'Third']);
  });

  test('C01: closes the gap after an outage before what comes later is shown', async () => {
    const { host, chat } = await opened(2);
    host.status('reconnecting');
    for (let count = 0; count < 45; count += 1) host.receive(`Missed ${count}`);
    host.status('connected');
    host.receive('Live');
    await expect.poll(() => contents(chat)?.length).toBe(48);
    expect(contents(chat)).toEqual(host.stored.map(({ content }) => content));
    expect(channel(chat)?.unreadMessageCount).toBe(46);
  });

  test('C01: closes a gap whose history could not be read as soon as it can be, though messages have come since', async () => {
    const { host, chat } = await opened(2);
    host.status('reconnecting');
    for (let count = 0; count < 45; count += 1) host.receive(`Missed ${count}`);
    host.failHistory(true);
    host.status('connected');
    await expect.poll(() => chat.state.read().conversations.get('night')?.error).toBeDefined();
    host.receive('Live');
    await expect.poll(() => contents(chat)?.at(-1)).toBe('Live');
    host.failHistory(false);
    await chat.open('night');
    expect(contents(chat)).toEqual(host.stored.map(({ content }) => content));
  });

  test('T06: nothing that the hub raises counts once the chat has ended', async () => {
    const { host, chat } = await opened();
    host.receive('Before');
    chat.end();
    const ended = chat.state.read();
    // What was under way arrives over the line that is being closed.
    host.status('connected');
    host.receive('After');
    expect(chat.state.read()).toBe(ended);
  });

  test('counts what others write as unread, once, and nothing once it was read (CHAT-119 to CHAT-121)', async () => {
    const { host, chat } = await opened();
    const message = host.receive('Hello');
    host.raise('ReceiveMessage', 'night', message);
    expect([channel(chat)?.unreadMessageCount, chat.state.read().unreadCount]).toEqual([1, 1]);
    await chat.markRead('night');
    expect(host.calls.at(-1)).toEqual(['CreateReadConfirmation', 'night', message.id]);
    expect([channel(chat)?.unreadMessageCount, chat.state.read().unreadCount]).toEqual([0, 0]);
    chat.send('night', text('Mine'));
    await expect.poll(() => contents(chat)).toEqual(['Hello', 'Mine']);
    expect(channel(chat)).toMatchObject({ unreadMessageCount: 0, lastMessage: { content: 'Mine' } });
  });

  test('counts what comes while the messages before it are confirmed, so that it is confirmed, too', async () => {
    const { host, chat } = await opened();
    host.receive('First');
    host.whileConfirming(() => {
      host.whileConfirming(() => undefined);
      host.receive('Meanwhile');
    });
    await chat.markRead('night');
    expect(channel(chat)?.unreadMessageCount).toBe(1);
    await chat.markRead('night');
    expect([channel(chat)?.unreadMessageCount, host.calls.filter(([method]) => method === 'CreateReadConfirmation').length]).toEqual([0, 2]);
  });

  test('C12: is gone from the list where the person takes part in it no more', async () => {
    const { host, chat } = await opened(1);
    host.status('reconnecting');
    host.remove();
    host.status('connected');
    await expect.poll(() => chat.state.read().channels).toEqual([]);
  });

  test('C11: skips what is malformed, and reads a channel that it did not know', async () => {
    const { host, chat } = await opened(1);
    host.raise('ReceiveMessage', null, { unexpected: true });
    host.raise('ReceiveMessage', 'night', { id: 'x', content: 7 });
    host.raise('ReceiveReadConfirmation', 'night', 'nonsense');
    host.raise('ReceiveMessage', 'new-channel', host.stored[0]);
    host.receive('Still here');
    expect(contents(chat)).toEqual(['Message 1', 'Still here']);
    await expect.poll(() => chat.state.read().channels.map(({ id }) => id).sort()).toEqual(['new-channel', 'night']);
  });

  test('shows who has read a message', async () => {
    const { host, chat } = await opened(1);
    const reader = { userId: 'other', username: 'other' };
    for (let count = 0; count < 2; count += 1) host.raise('ReceiveReadConfirmation', 'night', { reader, chatMessageId: host.stored[0]?.id });
    expect(chat.state.read().conversations.get('night')?.messages[0]?.readConfirmations).toHaveLength(1);
  });
});

describe('A message that is sent', () => {
  test('C05: waits for the connection, and goes with the others in the order of writing', async () => {
    const { host, chat } = await opened();
    host.status('reconnecting');
    for (const content of ['One', 'Two', 'Three']) chat.send('night', text(content));
    expect(outbox(chat)).toEqual([['One', 'waiting'], ['Two', 'waiting'], ['Three', 'waiting']]);
    expect(host.stored).toEqual([]);
    host.status('connected');
    await expect.poll(() => contents(chat)).toEqual(['One', 'Two', 'Three']);
    expect(outbox(chat)).toEqual([]);
  });

  test('C06: that arrived although the connection was cut is found after the outage and not sent twice', async () => {
    const { host, chat } = await opened(3);
    host.next('cut-after');
    chat.send('night', text('Once'));
    await expect.poll(() => outbox(chat)).toEqual([['Once', 'unsure']]);
    host.status('connected');
    await expect.poll(() => outbox(chat)).toEqual([]);
    expect(contents(chat)?.filter((content) => content === 'Once')).toHaveLength(1);
    expect(host.stored.filter(({ content }) => content === 'Once')).toHaveLength(1);
  });

  test('C07: that did not arrive is never sent again by itself; the person decides', async () => {
    const { host, chat } = await opened(3);
    host.next('cut-before');
    chat.send('night', text('Maybe'));
    await expect.poll(() => outbox(chat)).toEqual([['Maybe', 'unsure']]);
    host.status('connected');
    chat.send('night', text('After'));
    await expect.poll(() => contents(chat)?.at(-1)).toBe('After');
    expect(outbox(chat)).toEqual([['Maybe', 'unsure']]);
    chat.retry(chat.state.read().outbox[0]?.id ?? '');
    await expect.poll(() => contents(chat)?.at(-1)).toBe('Maybe');
    expect(outbox(chat)).toEqual([]);
  });

  test('that is written twice on purpose is sent twice', async () => {
    const { host, chat } = await opened();
    chat.send('night', text('ok'));
    chat.send('night', text('ok'));
    await expect.poll(() => host.stored.map(({ content }) => content)).toEqual(['ok', 'ok']);
    expect(outbox(chat)).toEqual([]);
  });

  test('that is refused stays, and others go on', async () => {
    const { host, chat } = await opened();
    host.next('refuse');
    chat.send('night', text('Bad'));
    chat.send('night', text('Good'));
    await expect.poll(() => contents(chat)).toEqual(['Good']);
    expect(outbox(chat)).toEqual([['Bad', 'failed']]);
    chat.discard(chat.state.read().outbox[0]?.id ?? '');
    expect(outbox(chat)).toEqual([]);
  });

  test('whose own event was lost is taken from the history', async () => {
    const { host, chat } = await opened();
    host.next('silent');
    chat.send('night', text('Quiet'));
    await expect.poll(() => contents(chat)).toEqual(['Quiet']);
    expect(outbox(chat)).toEqual([]);
  });

  test('C10: is sent by one of two tabs, and both show it once', async () => {
    const { host, chat } = await opened();
    const second = host.open();
    await second.open('night');
    host.status('reconnecting');
    chat.send('night', text('Both'));
    host.status('connected');
    await expect.poll(() => [contents(chat), contents(second)]).toEqual([['Both'], ['Both']]);
    expect(host.stored).toHaveLength(1);
  });

  test('that another tab was sending when it was closed is unknown, and looked for', async () => {
    const { host, chat } = await opened();
    host.next('cut-after');
    chat.send('night', text('Closed'));
    await expect.poll(() => outbox(chat)).toEqual([['Closed', 'unsure']]);
    const entry = chat.state.read().outbox[0];
    host.device.write('outbox', JSON.stringify([{ ...entry, state: 'sending' }]));
    chat.end();
    const reloaded = host.open();
    expect(outbox(reloaded)).toEqual([['Closed', 'sending']]);
    host.status('connected');
    await expect.poll(() => outbox(reloaded)).toEqual([]);
    expect(host.stored).toHaveLength(1);
  });
});
