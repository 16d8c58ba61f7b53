import { useEffect, useState } from 'react';
import type { PhoneLibrary } from './phoneRules.ts';

let loading: Promise<PhoneLibrary> | undefined;

/** Fetches the numbering plans of all countries, once; a failure is forgotten, so that the next call tries again. */
export function loadPhoneLibrary(): Promise<PhoneLibrary> {
  loading ??= import('libphonenumber-js/min').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** The numbering plans, from when they are first wanted. `hasFailed` stays until the next `retry`. */
export function usePhoneLibrary(isWanted: boolean) {
  const [library, setLibrary] = useState<PhoneLibrary | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const isNeeded = isWanted && library === null && !hasFailed;

  useEffect(() => {
    if (!isNeeded) return;
    let isCurrent = true;
    loadPhoneLibrary().then(
      (loaded) => isCurrent && setLibrary(() => loaded),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [isNeeded]);

  return { library, hasFailed, retry: () => setFailed(false) };
}
