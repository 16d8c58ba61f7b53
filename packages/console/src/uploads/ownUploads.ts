import type { Store } from '../ground/createStore.ts';
import type { StoredFile, UploadItem } from './uploadTypes.ts';

/** One of the awaited uploads has failed. */
export class UploadFailedError extends Error {
  override readonly name = 'UploadFailedError';
}

/** Whether an upload belongs to the thing at this address, or to a part of it in the query, and is not in it yet; also for one of an earlier page load. */
export const isUploadOf =
  (href: string) =>
  ({ belongsTo, isTaken }: UploadItem): boolean =>
    !isTaken && belongsTo !== null && (belongsTo.href === href || belongsTo.href.startsWith(`${href}?`));

/** A stored file with the size that it has on the device. */
export interface ArrivedFile extends StoredFile {
  sizeBytes: number;
}

/** The stored file of an upload; null if it is not done. */
export const arrivedFile = ({ stored, size }: UploadItem): ArrivedFile | null => (stored === null ? null : { ...stored, sizeBytes: size });

/**
 * Waits for uploads, whether pending, paused or retried, and for those that are added meanwhile; removed ones are
 * not waited for.
 *
 * @throws UploadFailedError as soon as one has failed, or the signal's reason
 */
export function untilArrived(items: Pick<Store<readonly UploadItem[]>, 'read' | 'subscribe'>, isOwn: (item: UploadItem) => boolean, signal: AbortSignal): Promise<ArrivedFile[]> {
  const { promise, resolve, reject } = Promise.withResolvers<ArrivedFile[]>();
  // A finished upload may be taken before the others are done.
  const ids = new Set<string>();
  const look = () => {
    for (const item of items.read()) if (isOwn(item)) ids.add(item.id);
    const waited = items.read().filter(({ id }) => ids.has(id));
    if (waited.some(({ status }) => status === 'error')) reject(new UploadFailedError('An upload has failed.'));
    else if (waited.every(({ status }) => status === 'success')) resolve(waited.flatMap((item) => arrivedFile(item) ?? []));
  };
  const end = items.subscribe(look);
  const stop = () => reject(signal.reason instanceof Error ? signal.reason : new Error('Stopped.'));
  signal.addEventListener('abort', stop);
  look();
  return promise.finally(() => {
    end();
    signal.removeEventListener('abort', stop);
  });
}
