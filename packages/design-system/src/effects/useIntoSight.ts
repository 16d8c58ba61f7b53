import { useEffect, useEffectEvent } from 'react';

/**
 * Scrolls an element into view each time its reason changes, no further than necessary.
 *
 * @param reason compared as React compares; undefined leaves everything where it is
 * @param find the element; null or undefined for none
 */
export function useIntoSight<Reason>(reason: Reason | undefined, find: (reason: Reason) => Element | null | undefined): void {
  const findNow = useEffectEvent(find);
  useEffect(() => {
    // In a block: newer browsers return a promise, which is no cleanup.
    if (reason !== undefined) findNow(reason)?.scrollIntoView({ block: 'nearest' });
  }, [reason]);
}
