import { useEffect, useEffectEvent } from 'react';

/**
 * Acts once a value has stayed the same for a while, as when typing pauses.
 *
 * @param value compared as React compares; undefined waits for nothing
 * @param pause in milliseconds
 * @param act is that of the newest render; `signal` is aborted when the value changes after all, or the component unmounts
 */
export function useAfterPause<Value>(value: Value | undefined, pause: number, act: (value: Value, signal: AbortSignal) => void): void {
  const actNow = useEffectEvent(act);
  useEffect(() => {
    if (value === undefined) return undefined;
    const ending = new AbortController();
    const timer = setTimeout(() => actNow(value, ending.signal), pause);
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [value, pause]);
}
