import { useDeferredValue } from 'react';

/** More rows than are in sight at the same time. */
const inSight = 30;

/**
 * The rows of a list without windowing: those in sight are rendered with the page, all others in a separate render right
 * after it, which input interrupts. Later changes of the rows show immediately.
 */
export function useFirstRows<Row>(rows: readonly Row[]): readonly Row[] {
  const isWhole = useDeferredValue(true, rows.length <= inSight);
  return isWhole ? rows : rows.slice(0, inSight);
}
