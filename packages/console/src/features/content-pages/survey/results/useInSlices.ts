import { useSynchronized } from '@noticeboard/design-system';
import { startTransition, useState } from 'react';

/** How many more are drawn at a time. */
const step = 16;

/**
 * How many of a long list are drawn: a few first, then some more after each drawing, until all are. Input comes in between, and so do frames.
 *
 * @param first how many are drawn first
 */
export function useInSlices(count: number, first: number): number {
  const [more, setMore] = useState(0);
  const drawn = Math.min(first + more, count);
  useSynchronized(drawn > 0 && drawn < count ? drawn : undefined, () => startTransition(() => setMore((last) => last + step)));
  return drawn;
}
