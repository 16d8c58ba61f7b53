import { useState } from 'react';
import { useRequest } from '../../effects/useRequest.ts';
import type { PhoneLibrary } from './phoneRules.ts';

let loading: Promise<PhoneLibrary> | undefined;

/** Fetches the numbering plans of all countries, once; a failure is not cached, so that the next call tries again. */
export function loadPhoneLibrary(): Promise<PhoneLibrary> {
  loading ??= import('libphonenumber-js/min').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** The numbering plans, once they are needed. `hasFailed` stays until the next `retry`. */
export function usePhoneLibrary(isWanted: boolean) {
  const [library, setLibrary] = useState<PhoneLibrary | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const isNeeded = isWanted && library === null && !hasFailed;

  useRequest(isNeeded || undefined, (_, signal) => {
    loadPhoneLibrary().then(
      (loaded) => !signal.aborted && setLibrary(() => loaded),
      () => !signal.aborted && setFailed(true),
    );
  });

  return { library, hasFailed, retry: () => setFailed(false) };
}
