import { showToast, UploadTray, useSynchronized } from '@noticeboard/design-system';
import { useEffect, useRef, useState } from 'react';
import { useApiScope } from '../api/ApiScopeProvider.tsx';
import { toastDurations } from '../ground/limits.ts';
import { uploadMessages } from '../messages/uploads.ts';
import { useConsoleSession, useStore } from '../session/ConsoleSessionContext.tsx';
import { useQuestionBeforeLeaving } from '../shared/useQuestionBeforeLeaving.ts';
import { queueOfPage } from './queueOfPage.ts';
import type { UploadItem } from './uploadTypes.ts';
import { useFolderNews } from './useFolderNews.ts';
import { usePictures } from './usePictures.ts';

const text = uploadMessages;

/** The uploads of the page in its lower corner, on every page, while there are any. Mounted once, in the shell. */
export function Tray() {
  const queue = queueOfPage(useConsoleSession());
  const { subject, tenantId, roleId } = useApiScope();
  const all = useStore(queue.items);
  const items = all.filter(({ isPutAway }) => !isPutAway);
  const pictures = usePictures(all);
  useEffect(() => queue.recall({ subject, tenantId, roleId }), [queue, subject, tenantId, roleId]);
  // Pending uploads would be cancelled (U10).
  useQuestionBeforeLeaving({ isOngoing: all.some(({ status }) => status === 'idle' || status === 'uploading'), question: text.leaving, release: queue.cancelAll });
  useFolderNews(all);
  useToastsOfFailures(all);
  useToastWhenAllArrived(items);

  if (items.length === 0) return null;
  const waiting = items.filter(({ status, isPaused }) => status === 'uploading' || (status === 'idle' && !isPaused));
  return (
    <UploadTray
      uploads={items.map((item) => ({
        ...item,
        ...(item.failure !== null && { errorMessage: item.failure.reason, advice: item.failure.advice, remedy: item.failure.remedy }),
        picture: pictures.get(item.id),
      }))}
      belongsTo={commonPlace(items)}
      onPause={queue.pause}
      onResume={queue.resume}
      onReplace={queue.replace}
      onRemove={queue.remove}
      onPauseAll={() => {
        // The last first: a free slot would be taken by a waiting one.
        for (const { id } of waiting.toReversed()) queue.pause(id);
      }}
      onResumeAll={() => {
        for (const { id, isPaused } of items) if (isPaused) queue.resume(id);
      }}
      onClose={queue.putAway}
    />
  );
}

/** The place that all uploads have in common. */
function commonPlace(items: readonly UploadItem[]): UploadItem['belongsTo'] {
  const place = items[0]?.belongsTo ?? null;
  return items.every(({ belongsTo }) => belongsTo?.href === place?.href) ? place : null;
}

/** Reports the failure of each upload once, and again after another try (ERR-129, ERR-131). Uploads of an earlier load of the page are not reported. */
function useToastsOfFailures(items: readonly UploadItem[]): void {
  const [told] = useState(() => new WeakSet<object>());
  useSynchronized(items, (all) => {
    for (const { name, failure, file } of all) {
      if (failure === null || file === null || told.has(failure)) continue;
      told.add(failure);
      const title = failure.isAtBeginning ? text.beginFailed : text.failed(name);
      showToast({ tone: 'error', title, detail: failure.isAtBeginning ? `${name}: ${failure.reason}` : failure.reason }, toastDurations.content);
    }
  });
}

/** Reports that all uploads are done, once for all that were pending together (ERR-132); failures have their own toasts. */
function useToastWhenAllArrived(items: readonly UploadItem[]): void {
  // Small files may be done before the code of the tray has loaded: an upload with a file was pending on this page. Those of an earlier load have none.
  const wasUnderWay = useRef(items.some(({ file }) => file !== null));
  const isUnderWay = items.some(({ status }) => status === 'idle' || status === 'uploading');
  const hasArrived = items.length > 0 && items.every(({ status }) => status === 'success');
  useEffect(() => {
    if (wasUnderWay.current && hasArrived) showToast({ tone: 'success', title: text.allArrived }, toastDurations.content);
    wasUnderWay.current = isUnderWay;
  }, [isUnderWay, hasArrived]);
}
