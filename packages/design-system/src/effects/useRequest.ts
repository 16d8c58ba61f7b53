import { useEffect, useEffectEvent } from 'react';

/**
 * Requests something that is fetched or computed elsewhere, once for each key.
 *
 * @param key identifies the request, compared as React compares; undefined requests nothing
 * @param ask is that of the render in which the key is new; `signal` is aborted when the key changes or the component unmounts: what arrives later is dropped
 */
export function useRequest<Key>(key: Key | undefined, ask: (key: Key, signal: AbortSignal) => void): void {
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    if (key === undefined) return undefined;
    const controller = new AbortController();
    askNow(key, controller.signal);
    return () => controller.abort();
  }, [key]);
}
