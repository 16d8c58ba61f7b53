import { countUploads, type Upload } from '../../files/uploadTypes.ts';

/** An upload as the tray shows it. */
export interface TrayUpload extends Upload {
  /** Bytes that have arrived or are being sent. */
  sentBytes: number;
  /** Whether the user has paused it; its status is `idle`. @default false */
  isPaused?: boolean;
  /** Bytes per second; null or left out while that is unknown. */
  bytesPerSecond?: number | null;
  /** Address of its picture. @default an icon for its kind */
  picture?: string | undefined;
  /** After the reason of a failure: '59.5 of 96.0 MB are kept'. */
  advice?: string;
  /** The action that fits the cause of a failure. @default 'try-again' */
  remedy?: 'try-again' | 'choose-again' | 'replace';
}

/** What can be done with an upload, in the tray and where it belongs. */
export interface TrayActs {
  /** Stops one for now. */
  onPause: (id: string) => void;
  /** Resumes after a pause, or retries after a failure. */
  onResume: (id: string) => void;
  /** Replaces one that failed by another file, or the same one. */
  onReplace: (id: string, file: File) => void;
  /** Cancels one, or removes it from the list. */
  onRemove: (id: string) => void;
}

/** The uploads as they are listed: failed, running, finished. */
export function sortUploads(uploads: readonly TrayUpload[]): Record<'failed' | 'underWay' | 'done', TrayUpload[]> {
  const rank = ({ status, isPaused }: TrayUpload) => (status === 'uploading' ? 0 : isPaused === true ? 1 : 2);
  return {
    failed: uploads.filter(({ status }) => status === 'error'),
    underWay: uploads.filter(({ status }) => status === 'idle' || status === 'uploading').toSorted((first, second) => rank(first) - rank(second)),
    done: uploads.filter(({ status }) => status === 'success'),
  };
}

/** The state of all of them together. */
export interface Together {
  total: number;
  done: number;
  failed: number;
  isUnderWay: boolean;
  /** Whether all running ones are paused. */
  isPaused: boolean;
  /** How much has arrived, 0 to 100. */
  percent: number;
  /** Bytes per second of all; null while that is unknown. */
  bytesPerSecond: number | null;
  /** Seconds until the running ones have finished; null while that is unknown. */
  secondsLeft: number | null;
}

/** Sums up the uploads; a failed one counts with the part that has arrived. */
export function together(uploads: readonly TrayUpload[]): Together {
  const { idle, uploading, success, error } = countUploads(uploads);
  const sum = (of: (upload: TrayUpload) => number, all = uploads) => all.reduce((whole, upload) => whole + of(upload), 0);
  const size = sum((upload) => Math.max(upload.size, 1));
  const sent = sum((upload) => (upload.status === 'success' ? Math.max(upload.size, 1) : upload.sentBytes));
  const running = uploads.filter(({ status, isPaused }) => (status === 'idle' || status === 'uploading') && isPaused !== true);
  const rate = sum(({ bytesPerSecond }) => bytesPerSecond ?? 0, running);
  return {
    total: uploads.length,
    done: success,
    failed: error,
    isUnderWay: idle + uploading > 0,
    isPaused: idle + uploading > 0 && running.length === 0,
    percent: size === 0 ? 0 : Math.floor((sent / size) * 100),
    bytesPerSecond: rate > 0 ? rate : null,
    secondsLeft: rate > 0 ? sum((upload) => upload.size - upload.sentBytes, running) / rate : null,
  };
}
