import type { Channel, Message, ReadConfirmation } from './liveTypes.ts';

type Loose = Record<string, unknown>;

const isObject = (value: unknown): value is Loose => typeof value === 'object' && value !== null;
const isUser = (value: unknown): boolean => isObject(value) && typeof value['userId'] === 'string' && typeof value['username'] === 'string';

/** Whether it can be shown as a message: nothing else validates the hub's events (C11). */
export function isMessage(value: unknown): value is Message {
  if (!isObject(value) || !isUser(value['author'])) return false;
  const { id, createdAtUtc, content, type, repliedToMessage, readConfirmations } = value;
  const isReply = repliedToMessage === null || (isObject(repliedToMessage) && typeof repliedToMessage['id'] === 'string' && isUser(repliedToMessage['author']));
  return typeof id === 'string' && typeof createdAtUtc === 'string' && !Number.isNaN(Date.parse(createdAtUtc)) && typeof content === 'string' && typeof type === 'string' && isReply && Array.isArray(readConfirmations);
}

/** Whether it is a read confirmation. */
export const isReadConfirmation = (value: unknown): value is ReadConfirmation => isObject(value) && typeof value['chatMessageId'] === 'string' && isUser(value['reader']);

/** Whether it can be shown as a channel. */
export const isChannel = (value: unknown): value is Channel =>
  isObject(value) &&
  typeof value['id'] === 'string' &&
  Array.isArray(value['participants']) &&
  value['participants'].every(isUser) &&
  typeof value['unreadMessageCount'] === 'number' &&
  (value['lastMessage'] === null || isMessage(value['lastMessage']));
