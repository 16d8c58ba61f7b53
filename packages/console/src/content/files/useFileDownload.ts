import { fileExtension } from '@noticeboard/design-system';
import { safeFileName } from '../../shared/safeFileName.ts';
import { saveFile } from '../../shared/saveFile.ts';
import type { ItemFile } from './itemFile.ts';
import { useDownloads } from './useDownloads.ts';
import { useStoredBytes } from './useStoredBytes.ts';

/** The state of downloads for their buttons. */
interface FileDownload {
  /** Saves a file on the device. A failure only ends the spinner (ERR-127). */
  download: (file: ItemFile) => Promise<void>;
  /** Stored names of the files that have been downloading for longer than the delay of a spinner (LIM-121). */
  downloading: ReadonlySet<string>;
}

/** Saves stored files on the device under their original names, made safe (X07), and never with a type that a browser would open as a page (X06). */
export function useFileDownload(): FileDownload {
  const load = useStoredBytes();
  const { run, downloading } = useDownloads();
  return {
    downloading,
    download: ({ fileName, originalFileName }) =>
      run(fileName, async () => {
        const response = await load(fileName, new AbortController().signal);
        const bytes = await response.blob();
        const extension = fileExtension(originalFileName);
        saveFile(new Blob([bytes], { type: 'application/octet-stream' }), safeFileName(originalFileName, extension === '' ? '' : `.${extension}`, 'file'));
      }),
  };
}
