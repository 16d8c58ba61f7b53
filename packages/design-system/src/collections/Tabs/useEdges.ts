import { type RefCallback, useState } from 'react';

/** At which ends a row has more than it shows; updated as it scrolls and as its size or that of its parts changes. */
export interface Edges {
  hasMoreBefore: boolean;
  hasMoreAfter: boolean;
}

/** How far from an end something is fully visible, in pixels: the ends fade where there is more. */
const fade = 32;

/**
 * Follows a row that scrolls sideways, in either direction of writing, and keeps the selected part in view. It measures after a layout that
 * the browser does anyway, never in a commit.
 *
 * @returns the ref of the row, the ref of each part that may grow or be added, and the ends of the row
 */
export function useEdges(): [ref: RefCallback<HTMLElement>, follow: RefCallback<HTMLElement>, edges: Edges] {
  const [edges, setEdges] = useState<Edges>({ hasMoreBefore: false, hasMoreAfter: false });
  const [{ ref, follow }] = useState(() => followRow(setEdges));
  return [ref, follow, edges];
}

/**
 * Follows one row.
 *
 * @param onChange called with a function from the known ends to the current ones
 */
function followRow(onChange: (next: (known: Edges) => Edges) => void) {
  let row: HTMLElement | null = null;
  const measure = () => onChange((known) => edgesOf(row, known));
  const observer = new ResizeObserver((entries) => {
    if (row === null) return;
    // A row that was scrolled when narrower must not stay scrolled when wider.
    if (entries.some(({ target }) => target === row)) row.scrollTo({ left: 0 });
    bringIntoSight(row, row.querySelector('[data-selected]'));
    measure();
  });
  const follow: RefCallback<HTMLElement> = (element) => {
    if (!element) return undefined;
    observer.observe(element);
    return () => observer.unobserve(element);
  };
  const ref: RefCallback<HTMLElement> = (element) => {
    row = element;
    if (!element) return undefined;
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      row = null;
      observer.unobserve(element);
      element.removeEventListener('scroll', measure);
    };
  };
  return { ref, follow };
}

/** The ends of a row; the known object where they are the same. */
function edgesOf(row: HTMLElement | null, known: Edges): Edges {
  if (row === null) return known;
  const place = Math.abs(row.scrollLeft);
  const next = { hasMoreBefore: place > 1, hasMoreAfter: place + row.clientWidth < row.scrollWidth - 1 };
  return known.hasMoreBefore === next.hasMoreBefore && known.hasMoreAfter === next.hasMoreAfter ? known : next;
}

/** Scrolls a part into view, or as much of its beginning as fits. Only the row is scrolled: `scrollIntoView` would move the page to it as well. */
function bringIntoSight(row: HTMLElement, part: Element | null): void {
  if (part === null) return;
  const room = row.getBoundingClientRect();
  const place = part.getBoundingClientRect();
  const [before, after] = [place.left - room.left - fade, place.right - room.right + fade];
  if (before < 0) row.scrollBy({ left: before });
  else if (after > 0) row.scrollBy({ left: Math.min(after, before) });
}
