import { type RefObject, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { type Places, placesInSight } from './placesInSight.ts';
import type { RowWindow } from './useRowWindow.ts';

interface RowsInSightOptions {
  /** The rows that are drawn now. */
  rowIds: readonly string[];
  /** Whether other rows are on their way, so that the next ones are drawn where the reader is now. */
  isChanging: boolean;
  /** False draws all rows at once. */
  isWanted: boolean;
  scroller: RefObject<HTMLElement | null>;
  /** Of a row before it is measured, in pixels. */
  estimatedHeight: number;
}

const inSight = 20;

/**
 * The part of a page of new rows that is drawn first: those in sight, with the room of all others. The others follow in a render of
 * their own right after it, which input interrupts (docs/performance.md). Null when all are drawn.
 */
export function useRowsInSight({ rowIds, isChanging, isWanted, scroller, estimatedHeight }: RowsInSightOptions): Places | null {
  // Rows that were in the document before are there at once: the focus may be in one of them.
  const [known, setKnown] = useState<readonly string[]>([]);
  const [places, setPlaces] = useState<Places>({ from: 0, to: inSight, height: estimatedHeight });
  const isPart = isWanted && rowIds !== known && places.to - places.from < rowIds.length && !areMostlyKnown(rowIds, known);
  useEffect(() => {
    startTransition(() => setKnown(rowIds));
  }, [rowIds]);
  useLayoutEffect(() => {
    const body = scroller.current?.querySelector('tbody');
    if (!isWanted || !isChanging || !body) return;
    const { top, height } = body.getBoundingClientRect();
    const next = placesInSight({ top, height, count: rowIds.length, sight: window.innerHeight });
    // oxlint-disable-next-line react/set-state-in-effect -- where the reader is, is known only once it is laid out
    if (next) setPlaces((last) => (last.from === next.from && last.to === next.to && last.height === next.height ? last : next));
  }, [isWanted, isChanging, rowIds, scroller]);
  return isPart ? places : null;
}

function areMostlyKnown(ids: readonly string[], known: readonly string[]): boolean {
  const set = new Set(known);
  return ids.filter((id) => set.has(id)).length * 2 > ids.length;
}

/** The window with what is drawn first alone. */
export function partOf(window: RowWindow, places: Places | null, count: number): RowWindow {
  if (places === null) return window;
  const [from, to] = [Math.min(places.from, count), Math.min(places.to, count)];
  return {
    ...window,
    items: window.items.filter(({ index }) => index >= from && index < to),
    before: from * places.height,
    after: (count - to) * places.height,
  };
}
