import { type RefObject, startTransition, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSynchronized } from '../../../effects/useSynchronized.ts';
import { type FirstRows, rowsToSight } from './firstRows.ts';

interface FirstRowsOptions {
  /** The rows of the page. */
  rowIds: readonly string[];
  /** Whether other rows are loading: those at the current scroll position are rendered first. */
  isChanging: boolean;
  /** False renders all rows in one step. */
  isWanted: boolean;
  scroller: RefObject<HTMLElement | null>;
  /** Of a row before it is measured, in pixels. */
  estimatedHeight: number;
}

/** How many times the first rows a page must have at least for two steps to be worth it: each is laid out and painted. */
const leastTimes = 1.5;

/**
 * The part of a page of new rows that is rendered first: those down to the last one in sight, with the height of all others. The others
 * follow in a separate render right after it, which input can interrupt (ADR 0122). Null when all are rendered.
 */
export function useFirstRowsOfPage({ rowIds, isChanging, isWanted, scroller, estimatedHeight }: FirstRowsOptions): FirstRows | null {
  // Rows that were in the document before are rendered immediately: the focus may be in one of them. So are those mounted with the table:
  // Back restores its scroll position in a page that is as long as it was.
  const [known, setKnown] = useState<readonly string[] | null>(isWanted ? rowIds : null);
  const [first, setFirst] = useState<FirstRows>(() => ({ count: Math.ceil(window.innerHeight / estimatedHeight), height: estimatedHeight }));
  const isPart = isWanted && known !== null && rowIds !== known && rowIds.length >= first.count * leastTimes && !areMostlyKnown(rowIds, known);
  // Setting a state while rendering renders the table again: only where it is read.
  const nowKnown = isWanted ? rowIds : null;
  if (!isPart && known !== nowKnown) setKnown(nowKnown);
  useSynchronized(isPart ? rowIds : undefined, () => startTransition(() => setKnown(rowIds)));
  useLayoutEffect(() => {
    const body = scroller.current?.querySelector('tbody');
    if (!isWanted || !isChanging || !body) return;
    const { top, height } = body.getBoundingClientRect();
    const next = rowsToSight({ top, height, count: rowIds.length, sight: window.innerHeight });
    // The other rows are still loading: what was pressed is painted first.
    if (next) startTransition(() => setFirst((last) => (last.count === next.count && last.height === next.height ? last : next)));
  }, [isWanted, isChanging, rowIds, scroller]);
  useLayoutEffect(() => (isPart ? callWhenNeeded(scroller, () => flushSync(() => setKnown(rowIds))) : undefined), [isPart, rowIds, scroller]);
  return isPart ? first : null;
}

/**
 * The remaining rows are rendered when they are needed: on a scroll before its frame is painted, on a key before it is handled, and where
 * anything else brings their space into sight right after it. Looking at each frame would produce a frame between any two slices of them.
 */
function callWhenNeeded(scroller: RefObject<HTMLElement | null>, drawAll: () => void): () => void {
  const look = () => {
    if (isRoomInSight(scroller.current)) drawAll();
  };
  const sight = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) drawAll();
  });
  for (const room of roomsOf(scroller.current)) sight.observe(room);
  const onKey = (event: KeyboardEvent) => {
    const isWriting = event.target instanceof Element && event.target.closest('input, textarea') !== null;
    if (!isWriting || event.ctrlKey || event.metaKey) drawAll();
  };
  window.addEventListener('scroll', look, { capture: true });
  window.addEventListener('keydown', onKey, { capture: true });
  return () => {
    sight.disconnect();
    window.removeEventListener('scroll', look, { capture: true });
    window.removeEventListener('keydown', onKey, { capture: true });
  };
}

const roomsOf = (scroller: HTMLElement | null): readonly Element[] => [...(scroller?.querySelectorAll('[data-room]') ?? [])];

function isRoomInSight(scroller: HTMLElement | null): boolean {
  return roomsOf(scroller).some((room) => {
    const { top, bottom } = room.getBoundingClientRect();
    return bottom > 0 && top < window.innerHeight;
  });
}

function areMostlyKnown(ids: readonly string[], known: readonly string[]): boolean {
  const set = new Set(known);
  return ids.filter((id) => set.has(id)).length * 2 > ids.length;
}
