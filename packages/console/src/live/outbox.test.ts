import { describe, expect, test } from 'vitest';
import type { TextStorage } from '../ground/browserStorage.ts';
import { openOutbox, type OutboxEntry } from './outbox.ts';

/** The storage of one device as two tabs see it: a write of one reaches the other only when the test syncs it. */
function twoTabs() {
  const device = new Map<string, string>();
  const tab = () => {
    let seen = new Map(device);
    const storage: TextStorage = {
      read: (key) => seen.get(key) ?? null,
      write: (key, text) => {
        seen.set(key, text);
        device.set(key, text);
      },
      remove: (key) => {
        seen.delete(key);
        device.delete(key);
      },
      keys: () => [...seen.keys()],
      isLasting: () => true,
    };
    return { outbox: openOutbox(storage, 'of one '), storage, tell: () => void (seen = new Map(device)) };
  };
  return { one: tab(), other: tab(), device };
}

const entry = (content: string, more: Partial<OutboxEntry> = {}): OutboxEntry => ({
  id: content,
  channelId: 'night',
  kind: 'text',
  content,
  repliedChatMessageId: null,
  writtenAtUtc: '2026-11-27T07:00:00.000Z',
  state: 'waiting',
  afterUtc: null,
  ...more,
});

const contents = (entries: readonly OutboxEntry[]) => entries.map(({ content }) => content);

describe('The outbox', () => {
  test('C10: the outbox keeps what two tabs write at the same instant', () => {
    const { one, other, device } = twoTabs();
    one.outbox.add(entry('From one'));
    other.outbox.add(entry('From the other'));
    for (const { tell, outbox } of [one, other]) {
      tell();
      outbox.refresh();
      expect(contents(outbox.read())).toEqual(['From one', 'From the other']);
    }
    expect(device.size).toBe(2);
  });

  test('C10: the outbox keeps what one tab writes while the other saves its own', () => {
    const { one, other } = twoTabs();
    one.outbox.add(entry('Arrives'));
    other.tell();
    other.outbox.add(entry('Is written'));
    one.outbox.change('Arrives', { state: 'sending' });
    one.outbox.remove('Arrives');
    other.tell();
    other.outbox.refresh();
    expect(contents(other.outbox.read())).toEqual(['Is written']);
  });

  test('The outbox sends in the order of writing, also within a millisecond and after the clock was set back', () => {
    const { one } = twoTabs();
    for (const content of ['C', 'A', 'B']) one.outbox.add(entry(content));
    one.outbox.add(entry('Earlier', { writtenAtUtc: '2026-11-27T06:00:00.000Z' }));
    expect(contents(one.outbox.read())).toEqual(['C', 'A', 'B', 'Earlier']);
    one.outbox.change('C', { state: 'failed' });
    one.outbox.refresh();
    expect(contents(one.outbox.read())).toEqual(['C', 'A', 'B', 'Earlier']);
  });

  test('The outbox does not bring back what another tab has removed, and skips what cannot be read', () => {
    const { one, other, device } = twoTabs();
    one.outbox.add(entry('Once'));
    other.tell();
    other.outbox.remove('Once');
    one.tell();
    one.outbox.change('Once', { state: 'failed' });
    expect(device.size).toBe(0);
    one.storage.write('of one x outbox', '{"id":');
    one.storage.write('of one y outbox', '[]');
    one.outbox.refresh();
    expect(one.outbox.read()).toEqual([]);
  });

  test('The outbox has what a console from before a deploy has stored in one list, in its order and once', () => {
    const { one, device } = twoTabs();
    one.storage.write('of one outbox', JSON.stringify([entry('First'), entry('Second'), 'nonsense']));
    expect(contents(openOutbox(one.storage, 'of one ').read())).toEqual(['First', 'Second']);
    expect(device.has('of one outbox')).toBe(false);
    expect(contents(openOutbox(one.storage, 'of one ').read())).toEqual(['First', 'Second']);
  });
});
