import type { ApiScope } from '../ground/apiScope.ts';
import type { Store } from '../ground/createStore.ts';
import type { Pause } from './backOff.ts';
import type { HeldUploads } from './heldUploads.ts';
import type { RememberedUploads } from './rememberedUploads.ts';
import type { UploadCalls } from './uploadCalls.ts';
import type { UploadItem, UploadOptions } from './uploadTypes.ts';

/** The parts of the queue. Independent of React and of the page. */
export interface UploadQueueParts {
  /** The calls under one tenant and role, whatever is selected later (U10), for files of pages or of a conversation. */
  callsFor: (scope: ApiScope, channelId: string | null) => UploadCalls;
  remembered: RememberedUploads;
  /** The uploads that tabs of this browser are sending. @default other tabs are unknown */
  held?: HeldUploads;
  thumbnailOf: (file: File) => Promise<Blob | null>;
  wait: Pause;
  /** A clock in milliseconds that never goes back. */
  now: () => number;
  /** Files that are sent at the same time. @default 2 */
  filesAtOnce?: number;
  /** Parts of one file that are sent at the same time. @default 1, in sequence */
  partsAtOnce?: number;
}

/** All uploads of the page; they continue while pages change. */
export interface UploadQueue {
  /** All uploads, in the order in which they were added. */
  items: Pick<Store<readonly UploadItem[]>, 'read' | 'subscribe'>;
  /** Adds files; each is sent when it is its turn, or has failed already if the place refuses it. */
  add: (scope: ApiScope, files: readonly File[], options: UploadOptions) => UploadItem[];
  /**
   * Shows the uploads that an earlier load of the page has left in a tenant and role, and aborts at the host those given
   * up. Uploads of another tenant or role end: the user has confirmed that (U10).
   */
  recall: (scope: ApiScope) => void;
  pause: (id: string) => void;
  /** Continues after a pause or a failure, with the parts that the host has. */
  resume: (id: string) => void;
  /** Replaces the file of an upload with another one, or with the same after a reload; parts of the same one are kept. */
  replace: (id: string, file: File) => void;
  /** Aborts and removes an upload, at the host too; for a finished one only its line is removed. */
  remove: (id: string) => void;
  /** The upload's file was added to its thing; the tray continues to show it as done. */
  take: (id: string) => void;
  /** The tray was closed: finished and failed uploads are no longer shown there, until they are retried. */
  putAway: () => void;
  /** Aborts all that are not done, at the host too. */
  cancelAll: () => void;
}
