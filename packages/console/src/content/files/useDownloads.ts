import { useState } from 'react';
import { downloadSpinnerDelay } from './downloadSpinnerDelay.ts';

/** Downloads as their buttons show them. */
export interface Downloads {
  /** Saves something on the device, once at a time. A failure only ends the spinner (ERR-127). */
  run: (name: string, save: () => Promise<void>) => Promise<void>;
  /** Names of those that have been downloading for as long as a spinner waits (LIM-121). */
  downloading: ReadonlySet<string>;
}

/** Runs downloads, of which several may be running. */
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
        // Nothing is said: the spinner stops (ERR-127).
      } finally {
        clearTimeout(timer);
        running.delete(name);
        setDownloading((all) => (all.has(name) ? new Set([...all].filter((other) => other !== name)) : all));
      }
    },
  };
}
