import { type RefObject, useEffect, useRef } from 'react';

/** Milliseconds that an answer may take before its rows are dimmed: a quick one must not flicker. */
const patience = 300;

interface LateDimmingOptions {
  /** Whether the rows are about to be replaced: dimmed ones stay so until then. */
  isRefreshing: boolean;
  /** Whether others have been asked for and are not here: rows that are only being rendered dim nothing any more, which would hold them up. */
  isAwaited: boolean;
}

/**
 * Marks rows that are about to be replaced as `data-dimmed`, once that takes a while. By an attribute and not by a transition that
 * waits: the browser makes a layer of all rows as soon as one is set, and paints them again when it begins and when it ends (40 ms each
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
    // Rows that are shown for the first time while others are read have been waited for already.
    const timer = wasShown ? setTimeout(dim, patience) : void dim();
    return () => clearTimeout(timer);
  }, [rows, isAwaited]);
  useEffect(() => {
    const element = rows.current;
    return isRefreshing ? () => void element?.toggleAttribute('data-dimmed', false) : undefined;
  }, [rows, isRefreshing]);
}
