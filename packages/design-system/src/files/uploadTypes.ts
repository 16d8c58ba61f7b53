/** State of an upload. */
export type UploadStatus = 'idle' | 'uploading' | 'success' | 'error';

/** The numbers that the product gives these states (UPL-01 to UPL-04). */
export const uploadStatusCodes = { idle: 100, uploading: 200, success: 300, error: 400 } as const satisfies Record<UploadStatus, number>;

/** One upload. */
export interface Upload {
  /** Identifies it, even among files of the same name. */
  id: string;
  /** The file's name. */
  name: string;
  /** The file's size in bytes. */
  size: number;
  /** `idle` waits for its turn. */
  status: UploadStatus;
  /** How much has arrived, 0 to 100; left out while that is unknown. */
  progress?: number;
  /** Why it failed, when it did. */
  errorMessage?: string;
}

/** What can be done with an upload. An action that is left out is not offered. */
export interface UploadActs {
  /** Cancels a waiting or running upload. */
  onCancel?: ((id: string) => void) | undefined;
  /** Sends one again that failed. */
  onRetry?: ((id: string) => void) | undefined;
  /** Removes one that has finished or failed. */
  onRemove?: ((id: string) => void) | undefined;
}

/** How many uploads there are in each state. */
export function countUploads(uploads: readonly Upload[]): Record<UploadStatus, number> {
  const counts = { idle: 0, uploading: 0, success: 0, error: 0 };
  for (const { status } of uploads) counts[status] += 1;
  return counts;
}
