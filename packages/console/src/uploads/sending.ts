import type { Pause } from './backOff.ts';
import type { FileFacts, UploadCalls } from './uploadCalls.ts';

/** The progress of an upload in parts, kept through a pause, a failure or a reload. */
export interface Arrived {
  uploadId: string;
  /** Numbers of the parts that the host has. */
  parts: readonly number[];
}

/** The input for sending one file. */
export interface Sending {
  calls: UploadCalls;
  file: File;
  facts: FileFacts;
  /** Bytes of a part. */
  bytesOfPart: number;
  /** How many parts are sent at the same time. */
  partsAtOnce: number;
  /** The progress of an earlier try; null for a new upload. */
  arrived: Arrived | null;
  signal: AbortSignal;
  wait: Pause;
  /** Called with the number of bytes that have arrived or are being sent. */
  onProgress: (sentBytes: number) => void;
  /** Called when more has arrived permanently; null if the host has lost it. */
  onArrived: (arrived: Arrived | null) => void;
  /** Makes the thumbnail of an image that is sent in parts. */
  thumbnail: () => Promise<Blob | null>;
}
