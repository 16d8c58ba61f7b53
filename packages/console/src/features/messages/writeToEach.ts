import type { MessageToEach } from '@noticeboard/design-system/chat';
import { ApiError } from '@noticeboard/api-types/problem';
import type { Chat } from '../../live/chat.ts';
import { createOnce, type CreatingChat } from './createOnce.ts';

/** Statuses that concern one person: others may well be written to. */
const refusals: readonly number[] = [400, 403, 404, 409, 422];

/** Consecutive failures that mean that the host cannot be reached. Each may take a whole time limit. */
const mostFailures = 2;

interface Writing {
  /** Stops it: nobody is written to any more. */
  signal: AbortSignal;
  /** The message for this person is in the outbox. */
  onWritten: (id: string) => void;
}

/**
 * Writes one message to several people, each in the conversation that the user has with them. One after the other: a host that
 * receives fifty requests at the same time refuses. A conversation whose response was lost is found by the next try (decisions-content O22).
 * It stops early when the host cannot be reached.
 *
 * @returns ids of those to whom nothing was written, and the errors on the way
 */
export async function writeToEach(chat: CreatingChat & Pick<Chat, 'send'>, { participantIds, message, onProgress }: Omit<MessageToEach, 'signal'>, { signal, onWritten }: Writing): Promise<{ left: string[]; errors: unknown[] }> {
  const left: string[] = [];
  const errors: unknown[] = [];
  let failures = 0;
  const ended = new Promise<null>((resolve) => signal.addEventListener('abort', () => resolve(null), { once: true }));
  for (const [index, id] of participantIds.entries()) {
    if (failures === mostFailures) return { left: [...left, ...participantIds.slice(index)], errors };
    try {
      // A user who leaves is not kept waiting for a host that does not respond.
      const channel = await Promise.race([createOnce(chat, { name: '', participantIds: [id] }), ended]);
      if (channel === null) return { left: [...left, ...participantIds.slice(index)], errors };
      chat.send(channel.id, { kind: 'text', content: message, repliedChatMessageId: null });
      onWritten(id);
      failures = 0;
    } catch (error) {
      left.push(id);
      errors.push(error);
      failures = error instanceof ApiError && refusals.includes(error.status) ? 0 : failures + 1;
    }
    onProgress(index + 1 - left.length);
  }
  return { left, errors };
}
