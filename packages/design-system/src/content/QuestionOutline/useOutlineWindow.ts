import { type RefObject, startTransition, useDeferredValue, useEffect, useState } from 'react';
import type { Key } from 'react-stately';
import type { RowCollection } from '../../collections/RowCollection.ts';
import type { OutlinedQuestion } from './outlinedQuestion.ts';
import type { OutlineLayout } from './useOutlineLayout.ts';

interface OutlineWindowOptions {
  rows: RowCollection<OutlinedQuestion>;
  /** The layout of a long outline; undefined for a short one, which is rendered whole. */
  layout: OutlineLayout | undefined;
  /** Rows that stay in the document when they are out of sight, such as the focused one. */
  kept: readonly (Key | null)[];
}

/** A row to render. */
export interface OutlinePlace {
  /** Its place among all, from 0. */
  index: number;
  /** Distance of its upper edge from the top of the outline in pixels; null where rows follow one another. */
  start: number | null;
  /** The same of its lower edge. */
  end: number | null;
}

/** Rows from one place up to another one, which is not among them. */
interface Span {
  from: number;
  to: number;
}

/** Rows that are rendered with the page; the others in sight follow right after it, in a render that input can interrupt. */
const firstSpan: Span = { from: 0, to: 10 };

/** Rows are added and removed by so many, and as many stay on either side, so that scrolling by one renders nothing. */
const step = 4;

/** The rows of a long outline that are in sight, whatever scrolls: the page, or a part of it around the outline. */
function useSpanInSight(outline: RefObject<HTMLElement | null>, pitch: number | undefined): Span {
  const [span, setSpan] = useState(firstSpan);
  useEffect(() => {
    if (pitch === undefined) return undefined;
    const look = () => {
      if (outline.current === null) return;
      const { top } = outline.current.getBoundingClientRect();
      const from = (Math.floor(-top / pitch / step) - 1) * step;
      const to = (Math.ceil((window.innerHeight - top) / pitch / step) + 1) * step;
      setSpan((last) => (last.from === from && last.to === to ? last : { from, to }));
    };
    // Called at its start, too, after the paint: measuring while the page is rendered would lay it out once more.
    const observer = new ResizeObserver(() => startTransition(look));
    observer.observe(document.body);
    window.addEventListener('scroll', look, { capture: true, passive: true });
    window.addEventListener('resize', look);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', look, { capture: true });
      window.removeEventListener('resize', look);
    };
  }, [outline, pitch]);
  return span;
}

/** The rows of an outline that are rendered, from top to bottom. */
export function useOutlineWindow(outline: RefObject<HTMLElement | null>, { rows, layout, kept }: OutlineWindowOptions): readonly OutlinePlace[] {
  const isWhole = useDeferredValue(true, rows.size <= firstSpan.to);
  const inSight = useSpanInSight(outline, layout?.pitch);
  const span = layout ? inSight : isWhole ? { from: 0, to: rows.size } : firstSpan;
  const from = Math.max(0, span.from);
  const to = Math.min(rows.size, span.to);
  const spanned = Array.from({ length: Math.max(0, to - from) }, (_, place) => from + place);
  const keptIndexes = kept.map((key) => (key === null ? -1 : rows.indexOf(key))).filter((index) => index >= 0);
  const indexes = [...new Set([...spanned, ...keptIndexes])].sort((a, b) => a - b);
  if (!layout) return indexes.map((index) => ({ index, start: null, end: null }));
  return indexes.map((index) => ({ index, start: index * layout.pitch, end: index * layout.pitch + layout.height }));
}
