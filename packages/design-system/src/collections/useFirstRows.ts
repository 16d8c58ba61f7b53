import { useDeferredValue } from 'react';

/** What is in sight below the head of a page in a window of usual height, and some more; taller ones are filled a moment later. */
const inSight = 16;

/**
 * The rows of a list that has no window: those in sight are rendered with the page, all others in a render of their own right
 * after it, which input interrupts. Later changes of the rows show at once.
 */
export function useFirstRows<Row>(rows: readonly Row[]): readonly Row[] {
  const isWhole = useDeferredValue(true, rows.length <= inSight);
  return isWhole ? rows : rows.slice(0, inSight);
}
