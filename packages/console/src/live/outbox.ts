import { createStore, type Store } from '../ground/createStore.ts';
import type { TextStorage } from '../ground/browserStorage.ts';

/**
 * What became of a message that was written here: it waits for the connection or its turn, is being sent, was sent without
 * an answer (nobody knows), or was refused.
 */
type OutboxState = 'waiting' | 'sending' | 'unsure' | 'failed';

/** A message that is not known to have arrived. */
export interface OutboxEntry {
  /** Made here; the host never sees it. */
  id: string;
  channelId: string;
  kind: 'text' | 'file' | 'deepLink';
  /** The text, the stored name of a file, or an address. */
  content: string;
  repliedChatMessageId: string | null;
  /** When it was written, UTC, ISO 8601. */
  writtenAtUtc: string;
  state: OutboxState;
  /** Instant of the newest message that the host had when it was sent: its own is after that. Null until it was sent, and in an empty channel. */
  afterUtc: string | null;
  /** Whether it is sent again although nobody knows whether it has arrived: it is looked for before. @default false */
  mayHaveArrived?: boolean;
}

/** The messages of one person in one tenant that wait on this device, shared by all tabs. */
export interface Outbox extends Pick<Store<readonly OutboxEntry[]>, 'read' | 'subscribe'> {
  add: (entry: OutboxEntry) => void;
  change: (id: string, change: Partial<OutboxEntry>) => void;
  remove: (id: string) => void;
  /** Reads again what another tab has written. */
  refresh: () => void;
}

/** Keeps messages on the device until they are known to have arrived: a crash, a reload and a night without network lose none. */
export function openOutbox(storage: TextStorage, key: string): Outbox {
  const entries = createStore(entriesIn(storage.read(key)));
  const write = (change: (entries: readonly OutboxEntry[]) => readonly OutboxEntry[]) => {
    // Another tab may have written in the meantime.
    const next = change(entriesIn(storage.read(key)));
    if (next.length === 0) storage.remove(key);
    else storage.write(key, JSON.stringify(next));
    entries.write(next);
  };
  return {
    read: entries.read,
    subscribe: entries.subscribe,
    add: (entry) => write((before) => [...before, entry]),
    change: (id, change) => write((before) => before.map((entry) => (entry.id === id ? { ...entry, ...change } : entry))),
    remove: (id) => write((before) => before.filter((entry) => entry.id !== id)),
    refresh: () => entries.write(entriesIn(storage.read(key))),
  };
}

function entriesIn(text: string | null): readonly OutboxEntry[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isEntry) : [];
  } catch {
    return [];
  }
}

const isEntry = (value: unknown): value is OutboxEntry =>
  typeof value === 'object' && value !== null && ['id', 'channelId', 'kind', 'content', 'writtenAtUtc', 'state'].every((field) => typeof (value as Record<string, unknown>)[field] === 'string');
