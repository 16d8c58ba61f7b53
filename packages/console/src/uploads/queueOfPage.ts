import { browserStorage } from '../ground/browserStorage.ts';
import type { ConsoleSession } from '../session/consoleSession.ts';
import { pause } from './backOff.ts';
import { chatUploadCallsOf } from './chatUploadCalls.ts';
import { holdUploads } from './heldUploads.ts';
import type { UploadQueue } from './queueTypes.ts';
import { rememberUploads } from './rememberedUploads.ts';
import { thumbnailOf } from './thumbnails.ts';
import { uploadCallsOf } from './uploadCalls.ts';
import { createUploadQueue } from './uploadQueue.ts';

const queues = new WeakMap<ConsoleSession, UploadQueue>();

/** The one queue of the page. It lives as long as the page, whatever is shown. */
export function queueOfPage(consoleSession: ConsoleSession): UploadQueue {
  const known = queues.get(consoleSession);
  if (known !== undefined) return known;
  const queue = createUploadQueue({
    callsFor: (scope, channelId) => {
      const client = consoleSession.clientFor(scope);
      return channelId === null ? uploadCallsOf(client) : chatUploadCallsOf(client, channelId);
    },
    remembered: rememberUploads(browserStorage('tab')),
    // Browsers have none on pages that are not served securely.
    held: holdUploads('locks' in navigator ? navigator.locks : undefined),
    thumbnailOf,
    wait: pause,
    now: () => performance.now(),
  });
  queues.set(consoleSession, queue);
  return queue;
}
