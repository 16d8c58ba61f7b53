import { type RefObject, useEffect, useRef } from 'react';

/** Milliseconds that a response may take before the rows are dimmed: a quick one must not flicker. */
const patience = 300;

interface LateDimmingOptions {
  /** Whether the rows are about to be replaced: dimmed ones stay so until then. */
  isRefreshing: boolean;
  /** Whether new rows were requested and have not loaded: while they are only being rendered nothing is dimmed any more, which would delay them. */
  isAwaited: boolean;
}

/**
 * Marks rows that are about to be replaced as `data-dimmed`, once that takes a while. By an attribute instead of a delayed
 * transition: the browser makes a layer of all rows as soon as one is set, and repaints them when it begins and when it ends (40 ms each
 * with the processor slowed four times).
 */
export function useLateDimming(rows: RefObject<HTMLElement | null>, { isRefreshing, isAwaited }: LateDimmingOptions): void {
  const isShown = useRef(false);
  useEffect(() => {
    const element = rows.current;
    const wasShown = isShown.current;
    isShown.current = true;
    if (!isAwaited || element === null) return;
    const dim = () => element.toggleAttribute('data-dimmed', true);
    // For rows that are first shown while others are loading, the wait is over already.
    const timer = wasShown ? setTimeout(dim, patience) : void dim();
    return () => clearTimeout(timer);
  }, [rows, isAwaited]);
  useEffect(() => {
    const element = rows.current;
    return isRefreshing ? () => void element?.toggleAttribute('data-dimmed', false) : undefined;
  }, [rows, isRefreshing]);
}
