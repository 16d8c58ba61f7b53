import { useEffect, useEffectEvent } from 'react';

/**
 * Listens to a source of the application while the component is mounted. The listener is always the one of the newest render.
 *
 * @param subscribe subscribes a listener, and returns a function that ends that; keep it stable between renders. Null listens to nothing
 */
export function useSource<Values extends unknown[], Answer>(subscribe: ((listener: (...values: Values) => Answer) => () => void) | null, listener: (...values: Values) => Answer): void {
  const listen = useEffectEvent(listener);
  useEffect(() => subscribe?.((...values) => listen(...values)), [subscribe]);
}
