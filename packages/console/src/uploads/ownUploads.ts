import type { Store } from '../ground/createStore.ts';
import type { StoredFile, UploadItem } from './uploadTypes.ts';

/** One of the uploads that someone waits for has failed. */
export class UploadFailedError extends Error {
  override readonly name = 'UploadFailedError';
}

/** Whether an upload belongs to the thing at this address, or to a part of it that the query names, and is not in it yet; one that was begun before the page was loaded may. */
export const isUploadOf =
  (href: string) =>
  ({ belongsTo, isTaken }: UploadItem): boolean =>
    !isTaken && belongsTo !== null && (belongsTo.href === href || belongsTo.href.startsWith(`${href}?`));

/** A stored file with the size that it has on the device. */
export interface ArrivedFile extends StoredFile {
  sizeBytes: number;
}

/** What has become of an upload; null for one that has not arrived. */
export const arrivedFile = ({ stored, size }: UploadItem): ArrivedFile | null => (stored === null ? null : { ...stored, sizeBytes: size });

/**
 * Waits for uploads, whether they are under way, paused or tried again, and for those that join them; one that is removed
 * meanwhile is not waited for.
 *
 * @throws UploadFailedError as soon as one has failed, or the signal's reason
 */
export function untilArrived(items: Pick<Store<readonly UploadItem[]>, 'read' | 'subscribe'>, isOwn: (item: UploadItem) => boolean, signal: AbortSignal): Promise<ArrivedFile[]> {
  const { promise, resolve, reject } = Promise.withResolvers<ArrivedFile[]>();
  // An upload that has arrived may be taken before the others have.
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
