import type { ReactNode } from 'react';

/** The content of a message, with what its kind needs to be shown (content §3 Chat message). */
export type MessageContent =
  | { kind: 'text'; text: string }
  /** An image or a video, with its thumbnail; an icon is shown without. */
  | { kind: 'image' | 'video'; fileName: string; picture?: ReactNode }
  | { kind: 'file'; fileName: string }
  /** A link into the product. */
  | { kind: 'deepLink'; label: string; href: string };

/** A message of a conversation, with its replies. */
export interface ChatMessage {
  id: string;
  author: { id: string; name: string; image?: string | null };
  /** UTC, ISO 8601. */
  createdAtUtc: string;
  content: MessageContent;
  /** Written by the reader. */
  isOwn: boolean;
  /**
   * Whether it has reached the host: it waits for the connection, or for its turn, is being sent, has arrived, was sent without a response, so
   * that it is unknown, or was refused.
   * @default 'sent'
   */
  state?: 'waiting' | 'queued' | 'sending' | 'sent' | 'unsure' | 'failed';
  /** How many have confirmed to have read it. */
  readCount?: number;
  /** Replies to it, oldest first. */
  replies?: readonly ChatMessage[];
}
