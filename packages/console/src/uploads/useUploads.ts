import { useMemo } from 'react';
import { useApiScope } from '../api/ApiScopeProvider.tsx';
import { useConsoleSession, useStore } from '../session/ConsoleSessionContext.tsx';
import { type ArrivedFile, untilArrived } from './ownUploads.ts';
import { queueOfPage } from './queueOfPage.ts';
import type { UploadQueue } from './queueTypes.ts';
import { trayNeeded } from './trayNeeded.ts';
import type { UploadItem, UploadOptions } from './uploadTypes.ts';

/** The uploads, for a screen. */
export interface Uploads extends Pick<UploadQueue, 'pause' | 'resume' | 'replace' | 'remove' | 'take'> {
  /** All uploads of the page, in the order in which they were added; a screen finds its own by their ids. */
  items: readonly UploadItem[];
  /**
   * Adds files and begins to send them; the tray shows them from then on, whatever page follows. Keep the ids: the
   * upload's `stored` is there when its `status` is `success`, and `stored.fileName` is what `attachedFileNames` takes.
   */
  add: (files: readonly File[], options: UploadOptions) => UploadItem[];
  /** Stored names of the finished ones, in the order in which they were chosen, as of the call. */
  chosenNames: () => string[];
  /** Waits for some of them (`untilArrived`). */
  arrival: (isOwn: (item: UploadItem) => boolean, signal: AbortSignal) => Promise<ArrivedFile[]>;
}

/** Uploads files that outlive the page: `const { add, items } = useUploads()`. Under the current tenant and role. */
export function useUploads(): Uploads {
  const { subject, tenantId, roleId } = useApiScope();
  const queue = queueOfPage(useConsoleSession());
  const items = useStore(queue.items);
  return useMemo(() => {
    const { add, pause, resume, replace, remove, take } = queue;
    return {
      items,
      add: (files, options) => {
        trayNeeded.write(true);
        return add({ subject, tenantId, roleId }, files, options);
      },
      pause,
      resume,
      replace,
      remove,
      take,
      chosenNames: () => queue.items.read().flatMap(({ stored }) => stored?.fileName ?? []),
      arrival: (isOwn, signal) => untilArrived(queue.items, isOwn, signal),
    };
  }, [queue, items, subject, tenantId, roleId]);
}
