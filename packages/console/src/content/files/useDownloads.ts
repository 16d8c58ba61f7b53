import { useState } from 'react';
import { downloadSpinnerDelay } from './downloadSpinnerDelay.ts';

/** The state of downloads for their buttons. */
export interface Downloads {
  /** Saves something on the device, one download per name at a time. A failure only ends the spinner (ERR-127). */
  run: (name: string, save: () => Promise<void>) => Promise<void>;
  /** Names of those that have been downloading for longer than the delay of a spinner (LIM-121). */
  downloading: ReadonlySet<string>;
}

/** Runs downloads, of which several may be running at the same time. */
export function useDownloads(): Downloads {
  const [downloading, setDownloading] = useState<ReadonlySet<string>>(new Set());
  const [running] = useState(() => new Set<string>());
  return {
    downloading,
    run: async (name, save) => {
      if (running.has(name)) return;
      running.add(name);
      const timer = setTimeout(() => setDownloading((all) => new Set(all).add(name)), downloadSpinnerDelay);
      try {
        await save();
      } catch {
        // Not reported: the spinner stops (ERR-127).
      } finally {
        clearTimeout(timer);
        running.delete(name);
        setDownloading((all) => (all.has(name) ? new Set([...all].filter((other) => other !== name)) : all));
      }
    },
  };
}
