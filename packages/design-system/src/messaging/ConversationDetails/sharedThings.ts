import type { ChatMessage } from '../MessageBubble/messageTypes.ts';

/** What was shared in a conversation, the newest first. */
export interface SharedThings {
  /** Messages with a picture or a video. */
  media: readonly ChatMessage[];
  /** Messages with a file. */
  files: readonly ChatMessage[];
}

const everyMessage = (history: readonly ChatMessage[]): ChatMessage[] => history.flatMap((message) => [message, ...everyMessage(message.replies ?? [])]);

/** Collects what was shared, without what has not been sent yet. */
export function sharedThings(history: readonly ChatMessage[]): SharedThings {
  const sent = everyMessage(history)
    .filter(({ state = 'sent' }) => state === 'sent')
    .toSorted((first, second) => Date.parse(second.createdAtUtc) - Date.parse(first.createdAtUtc));
  return { media: sent.filter(({ content: { kind } }) => kind === 'image' || kind === 'video'), files: sent.filter(({ content: { kind } }) => kind === 'file') };
}
