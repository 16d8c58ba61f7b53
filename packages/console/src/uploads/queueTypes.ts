import type { ApiScope } from '../ground/apiScope.ts';
import type { Store } from '../ground/createStore.ts';
import type { Pause } from './backOff.ts';
import type { HeldUploads } from './heldUploads.ts';
import type { RememberedUploads } from './rememberedUploads.ts';
import type { UploadCalls } from './uploadCalls.ts';
import type { UploadItem, UploadOptions } from './uploadTypes.ts';

/** What the queue works with. Nothing of it is of React or of the page. */
export interface UploadQueueParts {
  /** The calls under one tenant and role, whatever is selected later (U10), for files of pages or of a conversation. */
  callsFor: (scope: ApiScope, channelId: string | null) => UploadCalls;
  remembered: RememberedUploads;
  /** What tabs of this browser are sending. @default nothing is known of other tabs */
  held?: HeldUploads;
  thumbnailOf: (file: File) => Promise<Blob | null>;
  wait: Pause;
  /** Milliseconds that only go forward. */
  now: () => number;
  /** Files that are sent at the same time. @default 2 */
  filesAtOnce?: number;
  /** Parts of one file that are sent at the same time. @default 1, in sequence */
  partsAtOnce?: number;
}

/** All uploads of the page; they go on while pages change. */
export interface UploadQueue {
  /** All uploads, in the order in which they were added. */
  items: Pick<Store<readonly UploadItem[]>, 'read' | 'subscribe'>;
  /** Adds files; each is sent as soon as it is its turn, or has failed already where the place doesn't take it. */
  add: (scope: ApiScope, files: readonly File[], options: UploadOptions) => UploadItem[];
  /**
   * Shows what an earlier load of the page has left in a tenant and role, and aborts at the host what is to be
   * up. Uploads of another tenant or role end: they were asked about before (U10).
   */
  recall: (scope: ApiScope) => void;
  pause: (id: string) => void;
  /** Goes on after a pause or a failure, with what has arrived. */
  resume: (id: string) => void;
  /** Takes another file, or the same one after a reload, in the place of an upload; what the host has of the same one is kept. */
  replace: (id: string, file: File) => void;
  /** Ends an upload and takes it away, at the host too; of one that has arrived only the line goes. */
  remove: (id: string) => void;
  /** What it belongs to has the stored file by now; the tray goes on showing that it has arrived. */
  take: (id: string) => void;
  /** The tray is closed: what has arrived or failed is no longer shown there, until it is tried again. */
  putAway: () => void;
  /** Ends all that have not arrived, at the host too. */
  cancelAll: () => void;
}
