import { describe, expect, test } from 'vitest';
import type { Chat } from './chat.ts';
import { mostHeld, newestHeld } from './conversationWindow.ts';
import type { FakeHost } from './testing/fakeHost.ts';
import { contents, opened, outbox, text } from './testing/openedChat.ts';

const channel = (chat: Chat) => chat.state.read().channels[0];

describe('Conversations', () => {
  test('C09: a conversation shows the newest page and older ones on request, without a gap where someone writes in the meantime', async () => {
    const { host, chat } = await opened(70);
    expect([contents(chat)?.length, contents(chat)?.at(0)]).toEqual([30, 'Message 41']);
    for (let count = 0; count < 7; count += 1) host.receive(`Late ${count}`);
    await chat.loadOlder('night');
    await chat.loadOlder('night');
    await chat.loadOlder('night');
    expect(contents(chat)).toEqual(host.stored.map(({ content }) => content));
    expect(chat.state.read().conversations.get('night')?.from).toBe(0);
  });

  describe('Conversations that are read back far', () => {
    const held = (chat: Chat) => {
      const conversation = chat.state.read().conversations.get('night');
      return conversation === undefined ? [] : [...conversation.messages, ...(conversation.newest?.messages ?? [])];
    };
    const all = (host: FakeHost) => host.stored.map(({ content }) => content);
    /** Shows fifteen messages, from the given index of those held. */
    const seeFrom = (chat: Chat, first: number) => {
      const messages = chat.state.read().conversations.get('night')?.messages ?? [];
      chat.see('night', { firstId: messages[first]?.id ?? '', lastId: messages[first + 14]?.id ?? '', isAtEnd: false });
    };
    const readBack = async (chat: Chat, pages: number) => {
      let most = 0;
      for (let count = 0; count < pages; count += 1) {
        await chat.loadOlder('night');
        seeFrom(chat, 0);
        most = Math.max(most, held(chat).length);
      }
      return most;
    };
    /** Scrolls to the newest message step by step, and returns everything that was seen on the way. */
    const readForward = async (chat: Chat) => {
      const seen = new Map<string, string>();
      for (let isAtNewest = false; !isAtNewest; ) {
        const { messages = [], newest } = chat.state.read().conversations.get('night') ?? {};
        for (const { id, content } of messages) seen.set(id, content);
        isAtNewest = newest === null;
        seeFrom(chat, messages.length - 15);
        await expect.poll(() => chat.state.read().conversations.get('night')?.isLoadingNewer).toBe(false);
      }
      return [...seen.values()];
    };

    test('A conversation that is read back far holds what is near to what is seen and the newest messages, whichever way it is read', async () => {
      const { host, chat } = await opened(5_000);
      expect(await readBack(chat, 100)).toBeLessThanOrEqual(mostHeld + 2 * newestHeld);
      expect(contents(chat)?.[0]).toBe(`Message ${5_000 - 30 * 101 + 1}`);
      const oldest = all(host).indexOf(contents(chat)?.[0] ?? '');
      expect(contents(chat)).toEqual(all(host).slice(oldest, oldest + (contents(chat)?.length ?? 0)));
      expect(await readForward(chat)).toEqual(all(host).slice(oldest));
      expect(held(chat).length).toBeLessThanOrEqual(mostHeld);
    });

    test('C09: a conversation that is read back far has no gap where someone writes in the meantime', async () => {
      const { host, chat } = await opened(2_000);
      await readBack(chat, 25);
      for (let count = 0; count < 75; count += 1) host.receive(`Late ${count}`);
      await readBack(chat, 5);
      const oldest = all(host).indexOf(contents(chat)?.[0] ?? '');
      const forward = readForward(chat);
      for (let count = 0; count < 40; count += 1) host.receive(`Later ${count}`);
      expect(await forward).toEqual(all(host).slice(oldest));
      expect(channel(chat)?.unreadMessageCount).toBe(115);
    });

    test('C01: a conversation that is read back far catches up after an outage, and shows the newest messages on request', async () => {
      const { host, chat } = await opened(2_000);
      await readBack(chat, 25);
      host.status('reconnecting');
      for (let count = 0; count < 500; count += 1) host.receive(`Missed ${count}`);
      host.status('connected');
      host.receive('Live');
      await expect.poll(() => chat.state.read().conversations.get('night')?.newest?.messages.at(-1)?.content).toBe('Live');
      expect(contents(chat)?.[0]).toBe(`Message ${2_000 - 30 * 26 + 1}`);
      chat.goToNewest('night');
      expect(contents(chat)).toEqual(all(host).slice(-30));
      await readBack(chat, 3);
      expect(contents(chat)).toEqual(all(host).slice(-120));
    });

    test('A conversation that is read back far shows what the reader writes, which is at the end', async () => {
      const { host, chat } = await opened(2_000);
      await readBack(chat, 25);
      chat.send('night', text('Mine'));
      await expect.poll(() => contents(chat)?.at(-1)).toBe('Mine');
      expect(contents(chat)).toEqual(all(host).slice(-31));
    });

    test('A conversation that is read back far keeps what waits to be sent, wherever it is read', async () => {
      const { host, chat } = await opened(2_000);
      host.status('reconnecting');
      chat.send('night', text('Waits'));
      await readBack(chat, 25);
      chat.leave('night');
      expect(outbox(chat)).toEqual([['Waits', 'waiting']]);
      host.status('connected');
      await expect.poll(() => host.stored.at(-1)?.content).toBe('Waits');
    });
  });

  test('A conversation that is open for hours holds what its reader sees, in front or behind other windows', async () => {
    const { host, chat } = await opened(30);
    const seen = { firstId: host.stored[0]?.id ?? '', lastId: host.stored[29]?.id ?? '' };
    for (let count = 0; count < 7_200; count += 1) {
      host.receive(`Live ${count}`);
      chat.see('night', { ...seen, isAtEnd: true });
    }
    expect(contents(chat)?.length).toBeLessThanOrEqual(mostHeld);
    expect(contents(chat)?.at(-1)).toBe('Live 7199');
    expect(channel(chat)?.unreadMessageCount).toBe(7_200);
  });

  test('A conversation that was left holds its newest messages, and loads the older ones again', async () => {
    const { host, chat } = await opened(200);
    for (let count = 0; count < 3; count += 1) await chat.loadOlder('night');
    chat.leave('night');
    expect(contents(chat)?.length).toBe(newestHeld);
    for (let count = 0; count < 100; count += 1) host.receive(`Late ${count}`);
    expect(contents(chat)?.length).toBeLessThanOrEqual(2 * newestHeld);
    await chat.open('night');
    for (let count = 0; count < 12; count += 1) await chat.loadOlder('night');
    expect(contents(chat)).toEqual(host.stored.map(({ content }) => content));
  });

  test('C08: a conversation has each message once and in the order of the host, however they arrive', async () => {
    const { host, chat } = await opened(1);
    const [first] = host.stored;
    host.status('reconnecting');
    const [second, third] = [host.receive('Second'), host.receive('Third')];
    host.status('connected');
    for (const message of [third, second, third, first]) host.raise('ReceiveMessage', 'night', message);
    await expect.poll(() => contents(chat)).toEqual(['Message 1', 'Second', 'Third']);
  });

  test('C01: a conversation closes the gap after an outage before what comes later is shown', async () => {
    const { host, chat } = await opened(2);
    host.status('reconnecting');
    for (let count = 0; count < 45; count += 1) host.receive(`Missed ${count}`);
    host.status('connected');
    host.receive('Live');
    await expect.poll(() => contents(chat)?.length).toBe(48);
    expect(contents(chat)).toEqual(host.stored.map(({ content }) => content));
    expect(channel(chat)?.unreadMessageCount).toBe(46);
  });

  test('C01: a conversation closes a gap whose history could not be read as soon as it can be, though messages have come since', async () => {
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

  test('T06: events of the hub count for nothing once the chat has ended', async () => {
    const { host, chat } = await opened();
    host.receive('Before');
    chat.end();
    const ended = chat.state.read();
    // An event in flight arrives on the connection that is being closed.
    host.status('connected');
    host.receive('After');
    expect(chat.state.read()).toBe(ended);
  });

  test('A conversation counts what others write as unread, once, and nothing once it was read (CHAT-119 to CHAT-121)', async () => {
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

  test('A conversation counts what arrives while the messages before it are confirmed, so that it is confirmed, too', async () => {
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

  test('C12: a conversation leaves the list when the user no longer takes part in it', async () => {
    const { host, chat } = await opened(1);
    host.status('reconnecting');
    host.remove();
    host.status('connected');
    await expect.poll(() => chat.state.read().channels).toEqual([]);
  });

  test('C11: a conversation skips malformed events, and reads a channel that was unknown', async () => {
    const { host, chat } = await opened(1);
    host.raise('ReceiveMessage', null, { unexpected: true });
    host.raise('ReceiveMessage', 'night', { id: 'x', content: 7 });
    host.raise('ReceiveReadConfirmation', 'night', 'nonsense');
    host.raise('ReceiveMessage', 'new-channel', host.stored[0]);
    host.receive('Still here');
    expect(contents(chat)).toEqual(['Message 1', 'Still here']);
    await expect.poll(() => chat.state.read().channels.map(({ id }) => id).sort()).toEqual(['new-channel', 'night']);
  });

  test('A conversation shows who has read a message', async () => {
    const { host, chat } = await opened(1);
    const reader = { userId: 'other', username: 'other' };
    for (let count = 0; count < 2; count += 1) host.raise('ReceiveReadConfirmation', 'night', { reader, chatMessageId: host.stored[0]?.id });
    expect(chat.state.read().conversations.get('night')?.messages[0]?.readConfirmations).toHaveLength(1);
  });
});
