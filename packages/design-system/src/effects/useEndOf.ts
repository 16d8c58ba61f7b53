import { useEffect, useEffectEvent } from 'react';

/**
 * Ends what a component holds (requests, addresses of files, frames) once it holds another or unmounts.
 *
 * @param held compared as React compares; what is kept in a ref is given as the ref, and looked up when it ends
 */
export function useEndOf<Held>(held: Held, end: (held: Held) => void): void {
  const endNow = useEffectEvent(end);
  useEffect(() => () => endNow(held), [held]);
}
