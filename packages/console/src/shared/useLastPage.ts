import { clampPage } from '@noticeboard/design-system';
import { useEffect } from 'react';
import type { AddressState } from './useAddressState.ts';

/** The part of a list's state that says where in it one is. */
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
  /** Whether the count may be acted upon: not while it is read again, nor while it is only a part. */
  isKnown: boolean;
}

/**
 * The page that is shown: the last one when the address asks for one past the end. The address follows when the total
 * has shrunk below its page, because rows were deleted (core §4, N09).
 */
export function useLastPage<State extends Place>([state, setState]: AddressState<State>, { count = 0, isKnown }: TotalCount): number {
  const shownPage = clampPage(state.page, count, state.size);
  useEffect(() => {
    if (isKnown && shownPage !== state.page) setState((newest) => ({ ...newest, page: shownPage }), { isStep: false });
  }, [isKnown, shownPage, state.page, setState]);
  return shownPage;
}
