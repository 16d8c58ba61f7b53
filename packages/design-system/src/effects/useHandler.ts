import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A handler of events that is the same at each render and acts as the newest one would, so that what is given it need not
 * be rendered with everything that the handler looks at. Never call it while rendering.
 */
export function useHandler<Values extends unknown[], Answer>(handler: (...values: Values) => Answer): (...values: Values) => Answer {
  const newest = useRef(handler);
  useLayoutEffect(() => {
    newest.current = handler;
  });
  return useCallback((...values) => newest.current(...values), []);
}
