import type { ChatCalls } from './chatCalls.ts';
import { ConnectionLostError, type LiveConnection } from './liveConnection.ts';
import { type Message, sentKinds } from './liveTypes.ts';
import { isAfter } from './messageOrder.ts';
import type { Outbox, OutboxEntry } from './outbox.ts';

/** How many messages are looked through at a time for some that may have arrived, and how often at most. */
const lookedThrough = 90;
const mostLooks = 10;

interface SendingParts {
  outbox: Outbox;
  connection: LiveConnection;
  calls: ChatCalls;
  ownId: string;
  /** Lets one tab at a time send. */
  exclusively: (work: () => Promise<void>, signal: AbortSignal) => Promise<void>;
  signal: AbortSignal;
  /** How long the hub may take to report what it has confirmed, in milliseconds. */
  patience: number;
  /** Instant of the newest message that is known of a channel. */
  newestAt: (channelId: string) => string | null;
  /** A message that had arrived although nobody said so. */
  onFound: (channelId: string, message: Message) => void;
}

/** Brings what waits in the outbox to the host. */
interface Sending {
  /** Sends what waits, one after the other; started again while it runs, it runs once more. */
  run: () => Promise<void>;
  /** A message has arrived: if it is one that this tab is sending, or that nobody knows of, that has arrived. */
  settle: (channelId: string, message: Message) => void;
}

/**
 * Sends messages in the order of writing, each once. The contract has no key that makes a repetition harmless, so that one
 * whose response was lost is never resent automatically: it is looked for in the history, and where it is not there the person
 * decides (C06, C07).
 */
export function createSending({ outbox, connection, calls, ownId, exclusively, signal, patience, newestAt, onFound }: SendingParts): Sending {
  /** Messages that are known to be one of those that were sent here. */
  const settled = new Set<string>();
  let underWay: OutboxEntry | null = null;
  /** Unknown ones that were looked for since the connection came. */
  const lookedFor = new Set<string>();
  connection.status.subscribe(() => lookedFor.clear());
  /** Ends the wait for the hub's word of what it has confirmed. */
  let told: () => void = () => undefined;
  let isRunning = false;
  let isAskedAgain = false;

  const isOwn = (entry: OutboxEntry, message: Message): boolean =>
    message.author.userId === ownId &&
    message.content === entry.content &&
    (message.repliedToMessage?.id ?? null) === entry.repliedChatMessageId &&
    !settled.has(message.id) &&
    (entry.afterUtc === null || isAfter(message.createdAtUtc, entry.afterUtc));

  const take = (entry: OutboxEntry, message: Message) => {
    settled.add(message.id);
    outbox.remove(entry.id);
    told();
  };

  const isWaiting = (id: string): boolean => outbox.read().some((entry) => entry.id === id);

  /** Waits until a message is known to have arrived, but not for long. */
  const untilTold = async (id: string): Promise<void> => {
    if (!isWaiting(id)) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    told = resolve;
    const timer = setTimeout(resolve, patience);
    await promise;
    clearTimeout(timer);
  };

  /** Messages of one channel that may have arrived are looked for together, back to where the first of them was sent. Whether the history could be read. */
  const look = async (channelId: string, entries: readonly OutboxEntry[]): Promise<boolean> => {
    try {
      const sent = entries.map(({ afterUtc }) => afterUtc ?? '').reduce((left, right) => (isAfter(right, left) ? left : right));
      const messages: Message[] = [];
      for (let page = 0; page < mostLooks; page += 1) {
        const { results } = await calls.history(channelId, page, lookedThrough, signal);
        messages.push(...results);
        if (results.length < lookedThrough || results.some(({ createdAtUtc }) => !isAfter(createdAtUtc, sent))) break;
      }
      // The first that was written is the first that arrived.
      for (const entry of entries) {
        const found = messages.findLast((message) => isOwn(entry, message));
        if (found === undefined) continue;
        take(entry, found);
        onFound(channelId, found);
      }
      for (const { id } of entries) lookedFor.add(id);
      return true;
    } catch {
      // Looked for with the next connection or message.
      return false;
    }
  };

  /** No tab sends while this one looks. Once a connection: what arrives later is reported by the hub. */
  const lookForUnsure = async () => {
    const unsure = outbox.read().filter(({ id, state }) => state === 'unsure' && !lookedFor.has(id));
    for (const channelId of new Set(unsure.map((entry) => entry.channelId))) await look(channelId, unsure.filter((entry) => entry.channelId === channelId));
  };

  /** Looks for what the person sends again, unless that was done since the connection came. Where the history cannot be read, it is as unknown as before. */
  const isMissingAtTheHost = async (entry: OutboxEntry): Promise<boolean> => {
    if (lookedFor.has(entry.id)) return true;
    const hasLooked = await look(entry.channelId, [entry]);
    if (!hasLooked && isWaiting(entry.id)) outbox.change(entry.id, { state: 'unsure' });
    return hasLooked && isWaiting(entry.id);
  };

  const send = async (entry: OutboxEntry) => {
    // Whatever was found out about it before is of before.
    lookedFor.delete(entry.id);
    underWay = { ...entry, state: 'sending', afterUtc: newestAt(entry.channelId) };
    outbox.change(entry.id, { state: 'sending', afterUtc: underWay.afterUtc });
    try {
      await connection.invoke('SendMessage', entry.channelId, {
        Content: entry.content,
        Type: sentKinds[entry.kind],
        ...(entry.repliedChatMessageId !== null && { RepliedChatMessageId: entry.repliedChatMessageId }),
      });
      // The hub notifies everyone, the sender too; where that was lost the history has it.
      await untilTold(entry.id);
      // What cannot be shown from the history yet stays in sight: it would be written twice.
      if (!isWaiting(entry.id) || (await look(entry.channelId, [underWay]))) outbox.remove(entry.id);
      else outbox.change(entry.id, { state: 'unsure' });
    } catch (error) {
      if (isWaiting(entry.id)) outbox.change(entry.id, { state: error instanceof ConnectionLostError ? 'unsure' : 'failed' });
    } finally {
      underWay = null;
    }
  };

  const drain = async () => {
    outbox.refresh();
    // No tab sends now: what another one was sending when it was closed is as unknown as what was cut off.
    for (const entry of outbox.read()) if (entry.state === 'sending') outbox.change(entry.id, { state: 'unsure' });
    await lookForUnsure();
    while (!signal.aborted && connection.status.read() === 'connected') {
      const next = outbox.read().find(({ state }) => state === 'waiting');
      if (next === undefined) return;
      if (next.mayHaveArrived !== true || (await isMissingAtTheHost(next))) await send(next);
    }
  };

  const run = async (): Promise<void> => {
    if (isRunning) {
      isAskedAgain = true;
      return;
    }
    if (connection.status.read() !== 'connected' || outbox.read().length === 0) return;
    isRunning = true;
    try {
      await exclusively(drain, signal);
    } catch (error) {
      if (!signal.aborted) throw error;
    } finally {
      isRunning = false;
    }
    if (isAskedAgain) {
      isAskedAgain = false;
      await run();
    }
  };

  return {
    run,
    settle: (channelId, message) => {
      const unknown = outbox.read().filter(({ state, mayHaveArrived }) => state === 'unsure' || (state === 'waiting' && mayHaveArrived === true));
      const arrived = [...(underWay === null ? [] : [underWay]), ...unknown].find((entry) => entry.channelId === channelId && isOwn(entry, message));
      if (arrived !== undefined) take(arrived, message);
    },
  };
}
