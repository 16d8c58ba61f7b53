import { createContext } from 'react';
import type { Entry } from './entries.ts';

/** Saving files of a folder on the device, as rows begin and show it. */
interface Downloads {
  download: (entry: Entry) => void;
  /** Stored names of the files that have been downloading for as long as a spinner waits (LIM-121). */
  downloading: ReadonlySet<string>;
}

/** The downloads of the open folder. Its columns are the same for all folders, and know them from here. */
export const DownloadContext = createContext<Downloads>({ download: () => undefined, downloading: new Set() });
