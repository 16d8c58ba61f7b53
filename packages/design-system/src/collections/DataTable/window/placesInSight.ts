/** Rows that are drawn before the others: from the first to before the last, and how high one is, in pixels. */
export interface Places {
  from: number;
  to: number;
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

/** Around what is in sight, so that the next turn of a wheel shows rows, too. */
const around = 2;
/** Places are in steps, so that scrolling a little changes nothing. */
const step = 4;

/** Which rows are in sight, and some around them; null where that is unknown. */
export function placesInSight({ top, height, count, sight }: Sight): Places | null {
  if (count === 0 || height === 0) return null;
  const each = height / count;
  const from = Math.floor((-top / each - around) / step) * step;
  const to = Math.ceil(((sight - top) / each + around) / step) * step;
  return { from: Math.max(0, from), to: Math.max(step, to), height: each };
}
