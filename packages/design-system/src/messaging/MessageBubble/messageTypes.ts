/** What a message carries, with what its kind needs to be shown (content §3 Chat message). */
export type MessageContent =
  | { kind: 'text'; text: string }
  /** An image, video or file; `address` is null until the host has sent it. */
  | { kind: 'image' | 'video' | 'file'; fileName: string; address: string | null }
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
  /** Whether it has reached the host. @default 'sent' */
  state?: 'sending' | 'sent' | 'failed';
  /** How many have confirmed to have read it. */
  readCount?: number;
  /** Replies to it, oldest first. */
  replies?: readonly ChatMessage[];
}
