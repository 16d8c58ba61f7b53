import { clampPage, useSynchronized } from '@noticeboard/design-system';
import type { AddressState } from './useAddressState.ts';

/** The place in a list. */
interface Place {
  /** From 1. */
  page: number;
  /** Rows of a page. */
  size: number;
}

/** How many rows there are on all pages. */
export interface TotalCount {
  /** Undefined until they are known. */
  count: number | undefined;
  /** Whether the count is reliable: not while it is read again, nor while it is partial. */
  isKnown: boolean;
}

/**
 * Goes to the last page when the address has one past the end: the total has shrunk below it, because rows
 * were deleted (core §4, N09). Until then the list has no rows to show, and is not empty (`ListCard`).
 */
export function useLastPage<State extends Place>([state, setState]: AddressState<State>, total: TotalCount): void {
  usePageWithin(state, total, (page) => setState((newest) => ({ ...newest, page }), { isStep: false }));
}

/**
 * The same for a page that is kept elsewhere.
 *
 * @param follow goes to the last page; the user did not choose it, so it makes no step of the history
 */
export function usePageWithin({ page, size }: Place, { count = 0, isKnown }: TotalCount, follow: (page: number) => void): void {
  const pageWithin = clampPage(page, count, size);
  useSynchronized(isKnown && pageWithin !== page ? pageWithin : undefined, follow);
}
