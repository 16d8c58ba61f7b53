import type { MessageToEach } from '@noticeboard/design-system/chat';
import type { Chat } from '../../live/chat.ts';

/**
 * Writes one message to several people, each in the conversation that the reader has with them. One after the other: a host that
 * is asked for fifty at once refuses. A conversation whose answer was lost is found again by the next try (decisions-content O22).
 *
 * @returns ids of those with whom no conversation could be had; nothing was written to them
 */
export async function writeToEach(chat: Pick<Chat, 'create' | 'send'>, { participantIds, message, onProgress }: MessageToEach): Promise<string[]> {
  const left: string[] = [];
  for (const [index, id] of participantIds.entries()) {
    try {
      const channel = await chat.create({ name: '', participantIds: [id] });
      chat.send(channel.id, { kind: 'text', content: message, repliedChatMessageId: null });
    } catch {
      left.push(id);
    }
    onProgress(index + 1 - left.length);
  }
  return left;
}
