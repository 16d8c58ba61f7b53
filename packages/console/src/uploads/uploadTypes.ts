import type { components } from '@noticeboard/api-types/schema';
import type { FileRules, UploadStatus } from '@noticeboard/design-system';

/** A stored file, as the host returns it; `fileName` is what `attachedFileNames` takes. */
export type StoredFile = components['schemas']['UploadedContentFile'];

/** What a person can do about a failed upload: the act fits the cause. */
type Remedy = 'try-again' | 'choose-again' | 'replace';

/** Why an upload failed, in words, and what helps. */
export interface UploadFailure {
  /** One sentence: 'Connection lost.' */
  reason: string;
  /** What goes on from there, or nothing: '59.5 of 96.0 MB are kept'. */
  advice: string;
  remedy: Remedy;
  /** Whether the host refused to begin it: the toast says that in words of its own (ERR-131). */
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

/** One upload of the queue, as screens see it. A new object after each change. */
export interface UploadItem {
  id: string;
  /** The file's name on the device. */
  name: string;
  /** Bytes of the whole file. */
  size: number;
  /** In the words of the specification's codes (UPL-101 to UPL-104). */
  status: UploadStatus;
  /** Whether it waits because a person paused it; its status is then `idle`. */
  isPaused: boolean;
  /** Bytes that have arrived or are being sent. */
  sentBytes: number;
  /** Bytes a second of late; null while nobody knows. */
  bytesPerSecond: number | null;
  failure: UploadFailure | null;
  /** The stored file, once it has arrived. */
  stored: StoredFile | null;
  /** Whether the tray was closed on it: screens that hold its id still have it. */
  isPutAway: boolean;
  /** Whether what it belongs to has it by now: no screen adds it once more. */
  isTaken: boolean;
  /** The file itself; null for one that was begun before the page was loaded, until it is chosen again. */
  file: File | null;
  /** The conversation that it is sent into; null for files of pages. */
  channelId: string | null;
  /** The message of that conversation that it answers; null for none. */
  repliedChatMessageId: string | null;
  /** What it belongs to, for the tray: 'Long-service awards 2026'. */
  belongsTo: { label: string; href: string } | null;
  /** The folder that it goes into; null where the caller that added it does that. */
  goesInto: FolderOfUpload | null;
}

/** How files are uploaded. */
export interface UploadOptions {
  /** The content page that the files belong to; empty for files of a conversation. */
  contentInstanceId: string;
  /** The conversation that the files are sent into; every file goes in parts then. @default none */
  channelId?: string;
  /** The message of that conversation that the files answer. @default none */
  repliedChatMessageId?: string | null;
  /** What the place takes; another type fails with 'Replace' instead of being sent. @default any file */
  rules?: FileRules;
  /**
   * The form's way cuts large files into 10 MB, the multiple upload's into 8 MiB (content §9, decisions-content A4). Which places take
   * which is ADR 0153.
   * @default 'form'
   */
  way?: UploadWay;
  /** What the tray links to. @default nothing */
  belongsTo?: UploadItem['belongsTo'];
  /** The folder that a file is put into when it has arrived, whatever page is shown by then; only then it has succeeded. @default none */
  goesInto?: UploadItem['goesInto'];
}

/** How a large file is cut. */
export type UploadWay = 'form' | 'multiple';
