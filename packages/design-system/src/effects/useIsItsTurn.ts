import { useDeferredValue } from 'react';

/**
 * For a part that is not read first: false in the render that mounts it, true in one of its own right after that, which input can
 * interrupt (ADR 0202). Its room must be kept until then, so that nothing moves.
 */
export const useIsItsTurn = (): boolean => useDeferredValue(true, false);
