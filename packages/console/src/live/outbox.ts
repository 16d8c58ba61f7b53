import { createStore, type Store } from '../ground/createStore.ts';
import type { TextStorage } from '../ground/browserStorage.ts';
import { outboxKey } from '../ground/unsentMessages.ts';

/**
 * The state of a message that was written here: it waits for the connection or its turn, is being sent, was sent without
 * a response (unknown), or was refused.
 */
type OutboxState = 'waiting' | 'sending' | 'unsure' | 'failed';

/** A message that is not known to have arrived. */
export interface OutboxEntry {
  /** Created here; the host never gets it. */
  id: string;
  channelId: string;
  kind: 'text' | 'file' | 'deepLink';
  /** The text, the stored name of a file, or an address. */
  content: string;
  repliedChatMessageId: string | null;
  /** When it was written, UTC, ISO 8601. */
  writtenAtUtc: string;
  state: OutboxState;
  /** Instant of the newest message at the host when it was sent: its own is after that. Null until it was sent, and in an empty channel. */
  afterUtc: string | null;
  /** Whether it is sent again although it may have arrived: it is looked up before. @default false */
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

/** An entry as stored: with its place in the order of writing, which no clock gives. */
interface KeptEntry extends OutboxEntry {
  place: number;
}

/**
 * Keeps messages on the device until they are known to have arrived: a crash, a reload and a night without network lose none. Each is
 * stored under a key of its own: two tabs that write at the same time do not see each other's list, and the later one would
 * overwrite the message of the other.
 *
 * @param prefix beginning of the keys, for one person in one tenant
 */
export function openOutbox(storage: TextStorage, prefix: string): Outbox {
  const keyOf = (id: string) => `${prefix}${id} ${outboxKey}`;
  const entryAt = (key: string) => {
    const value = valueIn(storage.read(key));
    return isEntry(value) ? value : null;
  };
  const all = (): readonly KeptEntry[] =>
    storage
      .keys()
      .filter((key) => key.startsWith(prefix) && key.endsWith(` ${outboxKey}`))
      .map(entryAt)
      .filter((entry) => entry !== null)
      .sort(inOrder);
  // Consoles before December 2026 kept one list of all: a deployment loses none of it.
  const list = valueIn(storage.read(prefix + outboxKey));
  if (Array.isArray(list)) for (const [place, entry] of list.filter(isEntry).entries()) storage.write(keyOf(entry.id), JSON.stringify({ ...entry, place }));
  storage.remove(prefix + outboxKey);
  const entries = createStore<readonly OutboxEntry[]>(all());
  const refresh = () => entries.write(all());
  const keep = (entry: KeptEntry) => {
    storage.write(keyOf(entry.id), JSON.stringify(entry));
    refresh();
  };
  return {
    read: entries.read,
    subscribe: entries.subscribe,
    add: (entry) => keep({ ...entry, place: 1 + (all().at(-1)?.place ?? 0) }),
    change: (id, change) => {
      const entry = entryAt(keyOf(id));
      if (entry !== null) keep({ ...entry, ...change });
    },
    remove: (id) => {
      storage.remove(keyOf(id));
      refresh();
    },
    refresh,
  };
}

/** Two tabs that write at the same time may assign the same place. */
const inOrder = (left: KeptEntry, right: KeptEntry): number => left.place - right.place || left.id.localeCompare(right.id);

function valueIn(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

const isEntry = (value: unknown): value is KeptEntry =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'channelId', 'kind', 'content', 'writtenAtUtc', 'state'].every((field) => typeof (value as Record<string, unknown>)[field] === 'string');
