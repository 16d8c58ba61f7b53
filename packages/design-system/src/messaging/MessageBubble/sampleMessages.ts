import type { ChatMessage, MessageContent } from './messageTypes.ts';

const people = {
  amara: { id: 'amara', name: 'Amara Okafor' },
  jonas: { id: 'jonas', name: 'Jonas Lindqvist' },
};

/** A small picture as a data address, so that stories need no network. */
export const samplePicture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="200"><rect width="320" height="200" fill="#7aa6c2"/><path d="M0 200 L110 70 L180 150 L230 100 L320 200 Z" fill="#2f5d50"/></svg>',
)}`;

/** A message for stories, written on 21 November 2026 at the given time (UTC). */
export const sampleMessage = (
  id: string,
  author: keyof typeof people | 'you',
  time: string,
  content: MessageContent | string,
  more: Partial<ChatMessage> = {},
): ChatMessage => ({
  id,
  author: author === 'you' ? { id: 'you', name: 'You' } : people[author],
  isOwn: author === 'you',
  createdAtUtc: `2026-11-21T${time}:00Z`,
  content: typeof content === 'string' ? { kind: 'text', text: content } : content,
  ...more,
});
