import { useEffect, useEffectEvent } from 'react';

/**
 * Keeps something outside React in step with a value: the title of the document, the address, the session, a store, an editor.
 * Acts after the first render that has the value, and after each that has another one. Where only a change counts, use `useAfterChange`.
 *
 * @param value compared as React compares; undefined leaves everything as it is
 * @param apply is that of the newest render
 */
export function useSynchronized<Value>(value: Value | undefined, apply: (value: Value) => void): void {
  const applyNow = useEffectEvent(apply);
  useEffect(() => {
    if (value !== undefined) applyNow(value);
  }, [value]);
}
