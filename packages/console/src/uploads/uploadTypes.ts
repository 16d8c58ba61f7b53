import type { components } from '@noticeboard/api-types/schema';
import type { FileRules, UploadStatus } from '@noticeboard/design-system';

/** A stored file, as the host returns it; `fileName` is what `attachedFileNames` takes. */
export type StoredFile = components['schemas']['UploadedContentFile'];

/** What a user can do about a failed upload, depending on the cause. */
type Remedy = 'try-again' | 'choose-again' | 'replace';

/** Why an upload failed, in words, with the remedy. */
export interface UploadFailure {
  /** One sentence: 'Connection lost.' */
  reason: string;
  /** The consequence, or nothing: '59.5 of 96.0 MB are kept'. */
  advice: string;
  remedy: Remedy;
  /** Whether the host refused to begin it: the toast has its own words for that (ERR-131). */
  isAtBeginning: boolean;
}

/** A folder of a resource. */
export interface FolderOfUpload {
  /** Id of the resource. */
  id: string;
  /** Id of its item. */
  itemId: string;
  /** Id of the folder. */
  containerId: string;
}

/** One upload of the queue, for screens. A new object after each change. */
export interface UploadItem {
  id: string;
  /** The file's name on the device. */
  name: string;
  /** Bytes of the whole file. */
  size: number;
  /** In the words of the specification's codes (UPL-101 to UPL-104). */
  status: UploadStatus;
  /** Whether it waits because the user paused it; its status is then `idle`. */
  isPaused: boolean;
  /** Bytes that have arrived or are being sent. */
  sentBytes: number;
  /** Recent bytes a second; null while unknown. */
  bytesPerSecond: number | null;
  failure: UploadFailure | null;
  /** The stored file, once it is uploaded. */
  stored: StoredFile | null;
  /** Whether the tray was closed on it: screens that hold its id still have it. */
  isPutAway: boolean;
  /** Whether its thing has the file by now: no screen adds it again. */
  isTaken: boolean;
  /** The file itself; null for one begun before the page was loaded, until it is chosen again. */
  file: File | null;
  /** The conversation that it is sent into; null for files of pages. */
  channelId: string | null;
  /** The message of that conversation that it replies to; null for none. */
  repliedChatMessageId: string | null;
  /** Its thing, for the tray: 'Long-service awards 2026'. */
  belongsTo: { label: string; href: string } | null;
  /** The folder that it is put into; null if the caller that added it does that. */
  goesInto: FolderOfUpload | null;
}

/** How files are uploaded. */
export interface UploadOptions {
  /** The content page that the files belong to; empty for files of a conversation. */
  contentInstanceId: string;
  /** The conversation that the files are sent into; every file goes in parts then. @default none */
  channelId?: string;
  /** The message of that conversation that the files reply to. @default none */
  repliedChatMessageId?: string | null;
  /** The file rules of the place; another type fails with 'Replace' instead of being sent. @default any file */
  rules?: FileRules;
  /**
   * The form's way cuts large files into 10 MB, the multiple upload's into 8 MiB (content §9, decisions-content A4). Which places take
   * which is ADR 0153.
   * @default 'form'
   */
  way?: UploadWay;
  /** The link in the tray. @default none */
  belongsTo?: UploadItem['belongsTo'];
  /** The folder that a finished file is put into, whatever page is shown by then; only then it is done. @default none */
  goesInto?: UploadItem['goesInto'];
}

/** How a large file is cut. */
export type UploadWay = 'form' | 'multiple';
