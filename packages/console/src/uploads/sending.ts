import type { Pause } from './backOff.ts';
import type { FileFacts, UploadCalls } from './uploadCalls.ts';

/** How far an upload in parts has come: what a pause, a failure or a reload keeps. */
export interface Arrived {
  uploadId: string;
  /** Numbers of the parts that the host has. */
  parts: readonly number[];
}

/** What sending one file needs. */
export interface Sending {
  calls: UploadCalls;
  file: File;
  facts: FileFacts;
  /** Bytes of a part. */
  bytesOfPart: number;
  /** How many parts are sent at the same time. */
  partsAtOnce: number;
  /** What an earlier try has left; null for a new upload. */
  arrived: Arrived | null;
  signal: AbortSignal;
  wait: Pause;
  /** Called with the bytes that have arrived or are being sent. */
  onProgress: (sentBytes: number) => void;
  /** Called when something more has arrived permanently; null where what had arrived is gone. */
  onArrived: (arrived: Arrived | null) => void;
  /** Makes the thumbnail of an image that is sent in parts. */
  thumbnail: () => Promise<Blob | null>;
}
