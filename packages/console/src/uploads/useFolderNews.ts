import { useEffect, useRef } from 'react';
import { useApiScope } from '../api/ApiScopeProvider.tsx';
import type { ReadPath } from '../api/readKey.ts';
import { useReadAgain } from '../api/useReadAgain.ts';
import { useConsoleSession } from '../session/ConsoleSessionContext.tsx';
import type { UploadItem } from './uploadTypes.ts';

/** Milliseconds between two reads of the folders while more files are being uploaded. */
const leastPause = 3000;

/** The read of a folder's contents. */
const folders: readonly ReadPath[] = ['/api/management/resources/{id}/content-items/{itemId}/containers/{containerId}'];

/**
 * Reads the folders of resources again when an upload is in one, in every tab. The queue continues while no folder is
 * shown, and a folder read shortly before would otherwise stay as it was.
 */
export function useFolderNews(items: readonly UploadItem[]): void {
  const readAgain = useReadAgain();
  const { tenantId } = useApiScope();
  const { otherTabs } = useConsoleSession();
  const own = items.filter(({ goesInto }) => goesInto !== null);
  const arrived = own.filter(({ status }) => status === 'success').length;
  const isUnderWay = own.some(({ status }) => status === 'uploading');
  const told = useRef({ arrived: 0, at: 0 });
  useEffect(() => {
    const now = performance.now();
    const isNews = arrived > told.current.arrived;
    // Ten small files finish within a second: that is one reason to read again, not ten.
    if (isNews && isUnderWay && now - told.current.at < leastPause) return;
    told.current = { arrived, at: isNews ? now : told.current.at };
    if (!isNews) return;
    otherTabs.tell({ tenantId, paths: folders });
    readAgain(folders).catch(() => undefined);
  }, [arrived, isUnderWay, readAgain, otherTabs, tenantId]);
}
