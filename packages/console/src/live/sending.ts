import type { ChatCalls } from './chatCalls.ts';
import { ConnectionLostError, type LiveConnection } from './liveConnection.ts';
import { type Message, sentKinds } from './liveTypes.ts';
import { isAfter } from './messageOrder.ts';
import type { Outbox, OutboxEntry } from './outbox.ts';

/** How many messages are searched at a time for those that may have arrived, and how often at most. */
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
  /** How long the hub may take to report a message that it has confirmed, in milliseconds. */
  patience: number;
  /** Instant of the newest known message of a channel. */
  newestAt: (channelId: string) => string | null;
  /** A message turned out to have arrived although its response was lost. */
  onFound: (channelId: string, message: Message) => void;
}

/** Sends the messages of the outbox. */
interface Sending {
  /** Sends waiting messages, one after the other; if called while it runs, it runs once more. */
  run: () => Promise<void>;
  /** A message has arrived: if this tab is sending it, or its outcome is unknown, it counts as sent. */
  settle: (channelId: string, message: Message) => void;
}

/**
 * Sends messages in the order of writing, each once. The contract has no key that makes a repetition harmless, so a message
 * whose response was lost is never resent automatically: it is looked up in the history, and if it is missing the user
 * decides (C06, C07).
 */
export function createSending({ outbox, connection, calls, ownId, exclusively, signal, patience, newestAt, onFound }: SendingParts): Sending {
  /** Messages known to be among those sent here. */
  const settled = new Set<string>();
  let underWay: OutboxEntry | null = null;
  /** Messages with an unknown outcome that were looked up on this connection. */
  const lookedFor = new Set<string>();
  connection.status.subscribe(() => lookedFor.clear());
  /** Ends the wait for the hub's event of a confirmed message. */
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

  /** Looks up messages of one channel that may have arrived, back to when the first was sent. Resolves to whether the history could be read. */
  const look = async (channelId: string, entries: readonly OutboxEntry[]): Promise<boolean> => {
    try {
      const sent = entries.map(({ afterUtc }) => afterUtc ?? '').reduce((left, right) => (isAfter(right, left) ? left : right));
      const messages: Message[] = [];
      for (let page = 0; page < mostLooks; page += 1) {
        const { results } = await calls.history(channelId, page, lookedThrough, signal);
        messages.push(...results);
        if (results.length < lookedThrough || results.some(({ createdAtUtc }) => !isAfter(createdAtUtc, sent))) break;
      }
      // The first written is the first that arrived.
      for (const entry of entries) {
        const found = messages.findLast((message) => isOwn(entry, message));
        if (found === undefined) continue;
        take(entry, found);
        onFound(channelId, found);
      }
      for (const { id } of entries) lookedFor.add(id);
      return true;
    } catch {
      // Looked up on the next connection or message.
      return false;
    }
  };

  /** No tab sends while this one looks. Once per connection: the hub reports later messages. */
  const lookForUnsure = async () => {
    const unsure = outbox.read().filter(({ id, state }) => state === 'unsure' && !lookedFor.has(id));
    for (const channelId of new Set(unsure.map((entry) => entry.channelId))) await look(channelId, unsure.filter((entry) => entry.channelId === channelId));
  };

  /** Looks up a message that the user resends, unless that was done on this connection. If the history cannot be read, it stays unknown. */
  const isMissingAtTheHost = async (entry: OutboxEntry): Promise<boolean> => {
    if (lookedFor.has(entry.id)) return true;
    const hasLooked = await look(entry.channelId, [entry]);
    if (!hasLooked && isWaiting(entry.id)) outbox.change(entry.id, { state: 'unsure' });
    return hasLooked && isWaiting(entry.id);
  };

  const send = async (entry: OutboxEntry) => {
    // Earlier results about it are outdated.
    lookedFor.delete(entry.id);
    underWay = { ...entry, state: 'sending', afterUtc: newestAt(entry.channelId) };
    outbox.change(entry.id, { state: 'sending', afterUtc: underWay.afterUtc });
    try {
      await connection.invoke('SendMessage', entry.channelId, {
        Content: entry.content,
        Type: sentKinds[entry.kind],
        ...(entry.repliedChatMessageId !== null && { RepliedChatMessageId: entry.repliedChatMessageId }),
      });
      // The hub notifies everyone, including the sender; if that event was lost, the history has the message.
      await untilTold(entry.id);
      // A message that is not in the history yet stays visible: the user would write it twice.
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
    // No tab sends now: a message that a closed tab was sending is as unknown as one that was cut off.
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
