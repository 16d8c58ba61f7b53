import { useSynchronized } from '@noticeboard/design-system';
import { startTransition, useState } from 'react';

/** How many more are rendered at a time. */
const step = 16;

/**
 * How many of a long list are rendered: a few first, then some more after each paint, until all are. Input and frames run in between.
 *
 * @param first how many are rendered first
 */
export function useInSlices(count: number, first: number): number {
  const [more, setMore] = useState(0);
  const rendered = Math.min(first + more, count);
  useSynchronized(rendered > 0 && rendered < count ? rendered : undefined, () => startTransition(() => setMore((last) => last + step)));
  return rendered;
}
