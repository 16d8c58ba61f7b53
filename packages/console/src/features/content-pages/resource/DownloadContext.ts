import { createContext } from 'react';
import type { Entry } from './entries.ts';

/** The downloads of files, which rows start and show. */
interface Downloads {
  download: (entry: Entry) => void;
  /** Stored names of the files that have been downloading for longer than the delay of a spinner (LIM-121). */
  downloading: ReadonlySet<string>;
}

/** The downloads of the open folder. Its columns are the same for all folders, and read them from here. */
export const DownloadContext = createContext<Downloads>({ download: () => undefined, downloading: new Set() });
