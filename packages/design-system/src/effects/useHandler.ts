import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * An event handler that is the same at each render and calls the newest function, so that components that receive it need not
 * re-render with everything that the handler reads. Never call it while rendering.
 */
export function useHandler<Values extends unknown[], Answer>(handler: (...values: Values) => Answer): (...values: Values) => Answer {
  const newest = useRef(handler);
  useLayoutEffect(() => {
    newest.current = handler;
  });
  return useCallback((...values) => newest.current(...values), []);
}
