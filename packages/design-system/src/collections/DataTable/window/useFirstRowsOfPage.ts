import { type RefObject, startTransition, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSynchronized } from '../../../effects/useSynchronized.ts';
import { type FirstRows, rowsToSight } from './firstRows.ts';

interface FirstRowsOptions {
  /** The rows of the page. */
  rowIds: readonly string[];
  /** Whether other rows are loading: where the reader is now, the next ones are rendered first. */
  isChanging: boolean;
  /** False renders all rows in one go. */
  isWanted: boolean;
  scroller: RefObject<HTMLElement | null>;
  /** Of a row before it is measured, in pixels. */
  estimatedHeight: number;
}

/** How many times as many rows a page has at least for which two steps are worth it: each is laid out and painted. */
const leastTimes = 1.5;

/**
 * The part of a page of new rows that is rendered first: those to the end of what is in sight, with the room of all others. The others
 * follow in a render of their own right after it, which input interrupts (ADR 0122). Null when all are rendered.
 */
export function useFirstRowsOfPage({ rowIds, isChanging, isWanted, scroller, estimatedHeight }: FirstRowsOptions): FirstRows | null {
  // Rows that were in the document before are there immediately: the focus may be in one of them. So are those that come with the table:
  // Back finds its place in a page that is as long as it was.
  const [known, setKnown] = useState(rowIds);
  const [first, setFirst] = useState<FirstRows>(() => ({ count: Math.ceil(window.innerHeight / estimatedHeight), height: estimatedHeight }));
  const isPart = isWanted && rowIds !== known && rowIds.length >= first.count * leastTimes && !areMostlyKnown(rowIds, known);
  if (!isPart && rowIds !== known) setKnown(rowIds);
  useSynchronized(isPart ? rowIds : undefined, () => startTransition(() => setKnown(rowIds)));
  useLayoutEffect(() => {
    const body = scroller.current?.querySelector('tbody');
    if (!isWanted || !isChanging || !body) return;
    const { top, height } = body.getBoundingClientRect();
    const next = rowsToSight({ top, height, count: rowIds.length, sight: window.innerHeight });
    // oxlint-disable-next-line react/set-state-in-effect -- where the reader is, is known only once it is laid out
    if (next) setFirst((last) => (last.count === next.count && last.height === next.height ? last : next));
  }, [isWanted, isChanging, rowIds, scroller]);
  useLayoutEffect(() => (isPart ? callWhenNeeded(scroller, () => flushSync(() => setKnown(rowIds))) : undefined), [isPart, rowIds, scroller]);
  return isPart ? first : null;
}

/** What is not rendered yet is rendered when it is needed: on scroll before the frame is painted, on a key before it is handled. */
function callWhenNeeded(scroller: RefObject<HTMLElement | null>, drawAll: () => void): () => void {
  const look = () => {
    if (isRoomInSight(scroller.current)) drawAll();
    else frame = requestAnimationFrame(look);
  };
  let frame = requestAnimationFrame(look);
  const onKey = (event: KeyboardEvent) => {
    const isWriting = event.target instanceof Element && event.target.closest('input, textarea') !== null;
    if (!isWriting || event.ctrlKey || event.metaKey) drawAll();
  };
  window.addEventListener('keydown', onKey, { capture: true });
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('keydown', onKey, { capture: true });
  };
}

function isRoomInSight(scroller: HTMLElement | null): boolean {
  return [...(scroller?.querySelectorAll('[data-room]') ?? [])].some((room) => {
    const { top, bottom } = room.getBoundingClientRect();
    return bottom > 0 && top < window.innerHeight;
  });
}

function areMostlyKnown(ids: readonly string[], known: readonly string[]): boolean {
  const set = new Set(known);
  return ids.filter((id) => set.has(id)).length * 2 > ids.length;
}
