import { fileExtension } from '@noticeboard/design-system';
import { useState } from 'react';
import { safeFileName } from '../../shared/safeFileName.ts';
import { saveFile } from '../../shared/saveFile.ts';
import { downloadSpinnerDelay } from './downloadSpinnerDelay.ts';
import type { ItemFile } from './itemFile.ts';
import { useStoredBytes } from './useStoredBytes.ts';

/** A download as its button shows it. */
interface FileDownload {
  /** Saves a file on the device. A failure only ends the spinner (ERR-127). */
  download: (file: ItemFile) => Promise<void>;
  /** Stored names of the files that have been on their way for as long as a spinner waits (LIM-121). */
  downloading: ReadonlySet<string>;
}

/** Saves stored files on the device under the names that they had, made safe (X07), and never as what a browser would open as a page (X06). */
export function useFileDownload(): FileDownload {
  const load = useStoredBytes();
  const [downloading, setDownloading] = useState<ReadonlySet<string>>(new Set());
  const [running] = useState(() => new Set<string>());
  return {
    downloading,
    download: async ({ fileName, originalFileName }) => {
      if (running.has(fileName)) return;
      running.add(fileName);
      const timer = setTimeout(() => setDownloading((all) => new Set(all).add(fileName)), downloadSpinnerDelay);
      try {
        const response = await load(fileName, new AbortController().signal);
        const bytes = await response.blob();
        const extension = fileExtension(originalFileName);
        saveFile(new Blob([bytes], { type: 'application/octet-stream' }), safeFileName(originalFileName, extension === '' ? '' : `.${extension}`, 'file'));
      } catch {
        // Nothing is said: the spinner stops (ERR-127).
      } finally {
        clearTimeout(timer);
        running.delete(fileName);
        setDownloading((all) => new Set([...all].filter((name) => name !== fileName)));
      }
    },
  };
}
