import type { UploadQueue } from '../uploads/queueTypes.ts';
import { trayNeeded } from '../uploads/trayNeeded.ts';
import type { Chat } from './chat.ts';
import { sendArrivedFiles } from './sendArrivedFiles.ts';

/**
 * Makes a message of each finished upload for a conversation. The code of uploads, ten times that of the connection, is
 * loaded when there is one: most pages have none. If it fails to load, it is loaded again when the chat changes.
 *
 * @returns a function that stops it
 */
export function followUploads(chat: Chat, load: () => Promise<Pick<UploadQueue, 'items' | 'take'>>): () => void {
  let state: 'waiting' | 'loading' | 'ended' = 'waiting';
  let stop = () => {};
  const look = () => {
    if (state !== 'waiting' || !trayNeeded.read()) return;
    state = 'loading';
    load().then(
      (queue) => {
        if (state !== 'ended') stop = sendArrivedFiles(chat, queue);
      },
      () => {
        if (state !== 'ended') state = 'waiting';
      },
    );
  };
  const ends = [trayNeeded.subscribe(look), chat.state.subscribe(look)];
  look();
  return () => {
    state = 'ended';
    for (const end of ends) end();
    stop();
  };
}
