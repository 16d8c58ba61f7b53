import { describe, expect, test } from 'vitest';
import { contents, opened, outbox, text } from './testing/openedChat.ts';

describe('Messages that are sent', () => {
  test('C05: a message waits for the connection, and is sent with the others in the order of writing', async () => {
    const { host, chat } = await opened();
    host.status('reconnecting');
    for (const content of ['One', 'Two', 'Three']) chat.send('night', text(content));
    expect(outbox(chat)).toEqual([['One', 'waiting'], ['Two', 'waiting'], ['Three', 'waiting']]);
    expect(host.stored).toEqual([]);
    host.status('connected');
    await expect.poll(() => contents(chat)).toEqual(['One', 'Two', 'Three']);
    expect(outbox(chat)).toEqual([]);
  });

  test('C06: a message that arrived although the connection was cut is found after the outage and not sent twice', async () => {
    const { host, chat } = await opened(3);
    host.next('cut-after');
    chat.send('night', text('Once'));
    await expect.poll(() => outbox(chat)).toEqual([['Once', 'unsure']]);
    host.status('connected');
    await expect.poll(() => outbox(chat)).toEqual([]);
    expect(contents(chat)?.filter((content) => content === 'Once')).toHaveLength(1);
    expect(host.stored.filter(({ content }) => content === 'Once')).toHaveLength(1);
  });

  test('C06: a message that arrived and is sent again before the connection is back is found, and not sent twice', async () => {
    const { host, chat } = await opened(3);
    host.next('cut-after');
    chat.send('night', text('Once'));
    await expect.poll(() => outbox(chat)).toEqual([['Once', 'unsure']]);
    chat.retry(chat.state.read().outbox[0]?.id ?? '');
    host.status('connected');
    await expect.poll(() => outbox(chat)).toEqual([]);
    expect(host.stored.filter(({ content }) => content === 'Once')).toHaveLength(1);
    expect(contents(chat)?.filter((content) => content === 'Once')).toHaveLength(1);
  });

  test('C06: a message that is sent again while the history cannot be read stays unknown until it can', async () => {
    const { host, chat } = await opened(3);
    host.next('cut-after');
    chat.send('night', text('Once'));
    await expect.poll(() => outbox(chat)).toEqual([['Once', 'unsure']]);
    chat.retry(chat.state.read().outbox[0]?.id ?? '');
    expect(outbox(chat)).toEqual([['Once', 'waiting']]);
    host.failHistory(true);
    host.status('connected');
    await expect.poll(() => outbox(chat)).toEqual([['Once', 'unsure']]);
    host.failHistory(false);
    host.status('reconnecting');
    host.status('connected');
    await expect.poll(() => outbox(chat)).toEqual([]);
    expect(host.stored.filter(({ content }) => content === 'Once')).toHaveLength(1);
  });

  test('C07: a message that did not arrive and is sent again before the connection is back is sent once', async () => {
    const { host, chat } = await opened(3);
    host.next('cut-before');
    chat.send('night', text('Maybe'));
    await expect.poll(() => outbox(chat)).toEqual([['Maybe', 'unsure']]);
    chat.retry(chat.state.read().outbox[0]?.id ?? '');
    host.status('connected');
    await expect.poll(() => contents(chat)?.at(-1)).toBe('Maybe');
    expect(outbox(chat)).toEqual([]);
    expect(host.stored.filter(({ content }) => content === 'Maybe')).toHaveLength(1);
  });

  test('C06: a message is sent again by the first of two presses, in one tab or two, and still found', async () => {
    const { host, chat } = await opened(3);
    const second = host.open();
    host.next('cut-after');
    chat.send('night', text('Once'));
    await expect.poll(() => outbox(chat)).toEqual([['Once', 'unsure']]);
    const id = chat.state.read().outbox[0]?.id ?? '';
    for (const tab of [chat, chat, second]) tab.retry(id);
    host.status('connected');
    await expect.poll(() => outbox(chat)).toEqual([]);
    expect(host.stored.filter(({ content }) => content === 'Once')).toHaveLength(1);
  });

  test('A message that is being sent is not sent again by a press in another tab', async () => {
    const { host, chat } = await opened(3);
    host.device.write('one outbox', JSON.stringify({ id: 'one', channelId: 'night', kind: 'text', content: 'Once', repliedChatMessageId: null, writtenAtUtc: '2026-11-27T07:00:00Z', state: 'sending', afterUtc: null, place: 1 }));
    chat.retry('one');
    expect(JSON.parse(host.device.read('one outbox') ?? '{}')).toMatchObject({ state: 'sending' });
  });

  test('C06: a message that was looked for, sent again, and is unknown once more is looked for once more', async () => {
    const { host, chat } = await opened(3);
    const again = () => chat.retry(chat.state.read().outbox[0]?.id ?? '');
    host.next('cut-before');
    chat.send('night', text('Once'));
    await expect.poll(() => outbox(chat)).toEqual([['Once', 'unsure']]);
    const before = host.historyReads();
    host.status('connected');
    await expect.poll(() => host.historyReads()).toBeGreaterThan(before);
    host.next('silent');
    again();
    host.failHistory(true);
    await expect.poll(() => host.stored.filter(({ content }) => content === 'Once').length).toBe(1);
    await expect.poll(() => outbox(chat)).toEqual([['Once', 'unsure']]);
    host.failHistory(false);
    again();
    await expect.poll(() => outbox(chat)).toEqual([]);
    expect(host.stored.filter(({ content }) => content === 'Once')).toHaveLength(1);
  });

  test('C06: a message is looked for together with the others of its conversation, once for each connection, as far back as they were sent', async () => {
    const { host, chat } = await opened(3);
    chat.send('night', text('Before'));
    await expect.poll(() => outbox(chat)).toEqual([]);
    for (const content of ['One', 'Two', 'Three']) {
      host.next('cut-after');
      chat.send('night', text(content));
      await expect.poll(() => outbox(chat).at(-1)).toEqual([content, 'unsure']);
      host.failHistory(true);
      host.status('connected');
      await expect.poll(() => chat.state.read().conversations.get('night')?.error).toBeDefined();
    }
    host.status('reconnecting');
    // More than one search covers.
    for (let count = 0; count < 200; count += 1) host.receive(`Meanwhile ${count}`);
    host.failHistory(false);
    host.next('cut-before');
    host.status('connected');
    await expect.poll(() => outbox(chat)).toEqual([]);
    expect(host.stored.filter(({ author }) => author.userId === 'me').map(({ content }) => content)).toEqual(['Before', 'One', 'Two', 'Three']);
  });

  test('C07: a message that is missing is looked for once for each connection, not with each message that is sent', async () => {
    const { host, chat } = await opened(3);
    for (const content of ['One', 'Two', 'Three']) {
      host.next('cut-before');
      chat.send('night', text(content));
      await expect.poll(() => outbox(chat).at(-1)).toEqual([content, 'unsure']);
      host.status('connected');
    }
    await expect.poll(() => chat.state.read().connection).toBe('connected');
    chat.send('night', text('First after'));
    await expect.poll(() => contents(chat)?.at(-1)).toBe('First after');
    const before = host.historyReads();
    for (let count = 0; count < 5; count += 1) {
      chat.send('night', text(`After ${count}`));
      await expect.poll(() => contents(chat)?.at(-1)).toBe(`After ${count}`);
    }
    expect(host.historyReads()).toBe(before);
    expect(outbox(chat)).toEqual([['One', 'unsure'], ['Two', 'unsure'], ['Three', 'unsure']]);
  });

  test('C06: a message with an unknown outcome counts as arrived when the hub reports it late', async () => {
    const { host, chat } = await opened(3);
    host.next('cut-before');
    chat.send('night', text('Late'));
    await expect.poll(() => outbox(chat)).toEqual([['Late', 'unsure']]);
    host.status('connected');
    chat.send('night', text('After'));
    await expect.poll(() => contents(chat)?.at(-1)).toBe('After');
    host.receive('Late', 'me');
    expect(outbox(chat)).toEqual([]);
  });

  test('C07: a message that did not arrive is never resent automatically; the user decides', async () => {
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

  test('A message that is written twice on purpose is sent twice', async () => {
    const { host, chat } = await opened();
    chat.send('night', text('ok'));
    chat.send('night', text('ok'));
    await expect.poll(() => host.stored.map(({ content }) => content)).toEqual(['ok', 'ok']);
    expect(outbox(chat)).toEqual([]);
  });

  test('A message that is refused stays, and others are sent', async () => {
    const { host, chat } = await opened();
    host.next('refuse');
    chat.send('night', text('Bad'));
    chat.send('night', text('Good'));
    await expect.poll(() => contents(chat)).toEqual(['Good']);
    expect(outbox(chat)).toEqual([['Bad', 'failed']]);
    chat.discard(chat.state.read().outbox[0]?.id ?? '');
    expect(outbox(chat)).toEqual([]);
  });

  test('A message whose own event was lost is read from the history', async () => {
    const { host, chat } = await opened();
    host.next('silent');
    chat.send('night', text('Quiet'));
    await expect.poll(() => contents(chat)).toEqual(['Quiet']);
    expect(outbox(chat)).toEqual([]);
  });

  test('A message whose own event was lost stays in sight while the history cannot be read, and is found there later', async () => {
    const { host, chat } = await opened();
    host.next('silent');
    host.failHistory(true);
    chat.send('night', text('Quiet'));
    await expect.poll(() => outbox(chat)).toEqual([['Quiet', 'unsure']]);
    host.failHistory(false);
    host.status('reconnecting');
    host.status('connected');
    await expect.poll(() => contents(chat)).toEqual(['Quiet']);
    expect(outbox(chat)).toEqual([]);
    expect(host.stored).toHaveLength(1);
  });

  test('C10: a message is sent by one of two tabs, and both show it once', async () => {
    const { host, chat } = await opened();
    const second = host.open();
    await second.open('night');
    host.status('reconnecting');
    chat.send('night', text('Both'));
    host.status('connected');
    await expect.poll(() => [contents(chat), contents(second)]).toEqual([['Both'], ['Both']]);
    expect(host.stored).toHaveLength(1);
  });

  test('A message that another tab was sending when it was closed is unknown, and looked for', async () => {
    const { host, chat } = await opened();
    host.next('cut-after');
    chat.send('night', text('Closed'));
    await expect.poll(() => outbox(chat)).toEqual([['Closed', 'unsure']]);
    const entry = chat.state.read().outbox[0];
    host.device.write(`${entry?.id} outbox`, JSON.stringify({ ...entry, state: 'sending' }));
    chat.end();
    const reloaded = host.open();
    expect(outbox(reloaded)).toEqual([['Closed', 'sending']]);
    host.status('connected');
    await expect.poll(() => outbox(reloaded)).toEqual([]);
    expect(host.stored).toHaveLength(1);
  });
});
