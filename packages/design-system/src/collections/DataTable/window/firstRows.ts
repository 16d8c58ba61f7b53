import type { RowWindow } from './useRowWindow.ts';

/** How many rows are rendered before the others, and how high one is, in pixels. */
export interface FirstRows {
  count: number;
  height: number;
}

interface Sight {
  /** Of the rows, from the upper edge of the viewport, in pixels. */
  top: number;
  /** Of all rows together, in pixels. */
  height: number;
  count: number;
  /** Height of the viewport, in pixels. */
  sight: number;
}

/** Rows below those in sight, so that the next turn of a wheel shows rows, too. */
const below = 2;
/** Rows are counted in steps, so that scrolling a little changes nothing. */
const step = 4;

/**
 * The rows down to the last one in sight; null where that is unknown. Those above are included: a row is as high as its text, so
 * that the height of rows that are not rendered is a guess, on which the visible rows must not depend.
 */
export function rowsToSight({ top, height, count, sight }: Sight): FirstRows | null {
  if (count === 0 || height === 0) return null;
  const each = height / count;
  return { count: Math.max(step, Math.ceil(((sight - top) / each + below) / step) * step), height: each };
}

/** The window with only the first rows, and the height of the others. */
export function firstOf(window: RowWindow, first: FirstRows | null, count: number): RowWindow {
  if (first === null) return window;
  return { ...window, items: window.items.filter(({ index }) => index < first.count), after: (count - first.count) * first.height };
}
