import type { UploadQueue } from '../uploads/queueTypes.ts';
import type { Chat } from './chat.ts';

/**
 * Makes a message of each finished upload for a conversation, whatever page is shown by then.
 *
 * @returns a function that stops it
 */
export function sendArrivedFiles(chat: Chat, { items, take }: Pick<UploadQueue, 'items' | 'take'>): () => void {
  const send = () => {
    for (const { id, channelId, repliedChatMessageId, stored, isTaken } of items.read()) {
      if (channelId === null || stored === null || isTaken) continue;
      take(id);
      chat.send(channelId, { kind: 'file', content: stored.fileName, repliedChatMessageId });
    }
  };
  send();
  return items.subscribe(send);
}
