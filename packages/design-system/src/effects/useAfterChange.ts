import { useRef } from 'react';
import { useSynchronized } from './useSynchronized.ts';

/**
 * Acts after a render with a different value from the one before: moves the focus, announces, reports. The first value is not a change.
 *
 * @param value compared as React compares; undefined, such as while it is loading, is ignored
 * @param act is that of the newest render
 */
export function useAfterChange<Value>(value: Value | undefined, act: (value: Value, before: Value) => void): void {
  const last = useRef(value);
  useSynchronized(value, (now) => {
    const before = last.current;
    last.current = now;
    if (before !== undefined && !Object.is(before, now)) act(now, before);
  });
}
