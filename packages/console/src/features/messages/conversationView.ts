import type { ChannelParticipant, ChatMessage, MessageContent } from '@noticeboard/design-system/chat';
import { fileKind } from '@noticeboard/design-system';
import type { ReactNode } from 'react';
import type { Channel, Message } from '../../live/liveTypes.ts';
import type { OutboxEntry } from '../../live/outbox.ts';
import { storedFileName } from './storedFileName.ts';

/** The people of a channel. */
export interface ConversationPeople {
  /** The user's id at the host. */
  ownId: string;
  participants: Channel['participants'];
}

/** Renders a stored picture of the channel, small. */
type PictureOf = (stored: string) => ReactNode;

type Stub = Pick<Message, 'id' | 'author' | 'createdAtUtc' | 'type' | 'content'>;

/** Name of a participant, or the username of a former one. */
export const personName = ({ participants }: Pick<ConversationPeople, 'participants'>, { userId, username }: Message['author']): string =>
  participants.find((person) => person.userId === userId)?.name ?? username;

/** The people of a channel except the user. */
export const othersOf = (channel: Pick<Channel, 'participants'>, ownId: string): ChannelParticipant[] =>
  channel.participants.filter(({ userId }) => userId !== ownId).map(({ userId, name, username }) => ({ id: userId, name: name ?? username }));

/** A message in one line, for the list of channels. */
export const lineOf = (message: Pick<Message, 'type' | 'content'>): string => (message.type === 'Text' ? message.content : storedFileName(message.content));

function contentOf({ type, content }: Pick<Message, 'type' | 'content'>, pictureOf: PictureOf): MessageContent {
  const fileName = storedFileName(content);
  switch (type) {
    case 'Image':
      return { kind: 'image', fileName, picture: pictureOf(content) };
    case 'Video':
      return { kind: 'video', fileName };
    case 'File':
      return { kind: 'file', fileName };
    default:
      return isOwnAddress(content) ? { kind: 'deepLink', label: content, href: content } : { kind: 'text', text: content };
  }
}

/** A deep link arrives as a text that is a single address of this console (decisions-content A1); any other address stays text. */
const isOwnAddress = (text: string): boolean => URL.canParse(text) && new URL(text).origin === globalThis.location?.origin;

/** How many others have read a message: a receipt for one message covers all before it. */
function readCounts(messages: readonly Message[]): Map<string, number> {
  const readers = new Set<string>();
  const counts = new Map<string, number>();
  for (const message of messages.toReversed()) {
    for (const { reader } of message.readConfirmations) readers.add(reader.userId);
    // An author has read all before, too.
    readers.add(message.author.userId);
    counts.set(message.id, readers.size - 1);
  }
  return counts;
}

/** The parent of a reply that is not loaded, as far as the reply describes it (C11). */
const stubsOf = (messages: readonly Message[]): Stub[] => {
  const known = new Set(messages.map(({ id }) => id));
  const stubs = new Map<string, Stub>();
  for (const { repliedToMessage } of messages) if (repliedToMessage !== null && !known.has(repliedToMessage.id)) stubs.set(repliedToMessage.id, repliedToMessage);
  return [...stubs.values()];
};

/**
 * Shows a conversation: oldest first, each reply under its parent (CHAT-107), messages waiting to be sent at the end. A message
 * that has not changed since is the same object again, so that only the others are rendered. While the host can be reached, a
 * waiting message is only waiting for its turn.
 */
export function createConversationView(people: ConversationPeople, pictureOf: PictureOf): (messages: readonly Message[], outbox: readonly OutboxEntry[], isConnected: boolean) => ChatMessage[] {
  const bubbles = new WeakMap<object, ChatMessage>();
  /** The bubble made of an object; it is only made again if it would differ. */
  const kept = (source: object, isSame: (last: ChatMessage) => boolean, make: () => ChatMessage): ChatMessage => {
    const last = bubbles.get(source);
    if (last !== undefined && isSame(last)) return last;
    const made = make();
    bubbles.set(source, made);
    return made;
  };
  const shownAs = (message: Stub, readCount: number | undefined): ChatMessage =>
    kept(message, (last) => last.readCount === readCount, () => ({
      id: message.id,
      author: { id: message.author.userId, name: personName(people, message.author) },
      createdAtUtc: message.createdAtUtc,
      content: contentOf(message, pictureOf),
      isOwn: message.author.userId === people.ownId,
      ...(readCount !== undefined && { readCount }),
    }));
  const withReplies = (root: ChatMessage, replies: ChatMessage[]): ChatMessage =>
    kept(root, (last) => isSameList(last.replies ?? [], replies), () => ({ ...root, replies }));
  const shownEntry = (entry: OutboxEntry, isConnected: boolean): ChatMessage => {
    const state = entry.state === 'waiting' && isConnected ? 'queued' : entry.state;
    return kept(entry, (last) => last.state === state, () => ({ ...bubbleOfEntry(entry, people.ownId, pictureOf), state }));
  };
  return (messages, outbox, isConnected) => {
    const counts = readCounts(messages);
    const shown = (message: Stub) => shownAs(message, message.author.userId === people.ownId ? (counts.get(message.id) ?? 0) : undefined);
    return arranged(messages, outbox, { shown, shownEntry: (entry) => shownEntry(entry, isConnected), withReplies });
  };
}

const isSameList = (one: readonly unknown[], other: readonly unknown[]): boolean => one.length === other.length && one.every((item, index) => item === other[index]);

interface Bubbles {
  shown: (message: Stub) => ChatMessage;
  shownEntry: (entry: OutboxEntry) => ChatMessage;
  withReplies: (root: ChatMessage, replies: ChatMessage[]) => ChatMessage;
}

/**
 * The bubbles in order, those of replies inside their parents.
 *
 * @param messages in the host's order, each once
 */
function arranged(messages: readonly Message[], outbox: readonly OutboxEntry[], { shown, shownEntry, withReplies }: Bubbles): ChatMessage[] {
  const parentOf = new Map(messages.map(({ id, repliedToMessage }) => [id, repliedToMessage?.id]));
  /** Replies are nested one level deep: a reply to a reply is beside it. */
  const rootOf = (id: string): string => {
    const parent = parentOf.get(id);
    return parent === undefined || parent === id ? id : rootOf(parent);
  };
  const replies = new Map<string, ChatMessage[]>();
  const hold = (parent: string, reply: ChatMessage) => replies.set(rootOf(parent), [...(replies.get(rootOf(parent)) ?? []), reply]);
  for (const message of messages) if (message.repliedToMessage !== null) hold(message.repliedToMessage.id, shown(message));
  const waiting = outbox.map((entry) => [entry.repliedChatMessageId, shownEntry(entry)] as const);
  for (const [parent, bubble] of waiting) if (parent !== null) hold(parent, bubble);

  const roots = [...stubsOf(messages), ...messages.filter(({ repliedToMessage }) => repliedToMessage === null)].sort((left, right) => Date.parse(left.createdAtUtc) - Date.parse(right.createdAtUtc));
  const shownRoots = roots.map((root) => {
    const held = replies.get(root.id);
    return held === undefined ? shown(root) : withReplies(shown(root), held);
  });
  return [...shownRoots, ...waiting.flatMap(([parent, bubble]) => (parent === null ? [bubble] : []))];
}

function bubbleOfEntry({ id, kind, content, writtenAtUtc }: OutboxEntry, ownId: string, pictureOf: PictureOf): ChatMessage {
  const type = kind === 'file' ? typeOfFile(content) : 'Text';
  return { id, author: { id: ownId, name: '' }, createdAtUtc: writtenAtUtc, content: contentOf({ type, content }, pictureOf), isOwn: true };
}

function typeOfFile(name: string): Message['type'] {
  const kind = fileKind(name);
  return kind === 'image' ? 'Image' : kind === 'video' ? 'Video' : 'File';
}

/** The first of the newest messages by others that are unread, above which the line 'New messages' is shown; null for none. */
export function firstUnread(messages: readonly Message[], unreadCount: number, ownId: string): string | null {
  const byOthers = messages.filter(({ author }) => author.userId !== ownId);
  return unreadCount === 0 ? null : (byOthers.at(-unreadCount)?.id ?? byOthers[0]?.id ?? null);
}
