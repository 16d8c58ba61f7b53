/** An entry of the page list: a page's number, or the ellipsis before or after the pages around the current one. */
export type PaginationEntry = number | 'gapBefore' | 'gapAfter';

/** How many pages are shown on each side of the current one (core §4 Pagination). */
const pagesEachSide = 3;

/**
 * The entries to show: first, last, three pages each side of the current one, and an ellipsis for every run of
 * two or more pages left out. A run of one is shown as the page itself (decisions-core A72).
 * A current page outside the range counts as the nearest one inside.
 */
export function paginationWindow(page: number, pageCount: number, eachSide: number = pagesEachSide): PaginationEntry[] {
  const last = Math.max(1, Math.floor(pageCount));
  const current = Math.min(Math.max(1, Math.floor(page)), last);
  const start = current - eachSide <= 3 ? 1 : current - eachSide;
  const end = current + eachSide >= last - 2 ? last : current + eachSide;
  const middle = Array.from({ length: end - start + 1 }, (_, index) => start + index);
  return [
    ...(start > 1 ? ([1, 'gapBefore'] as const) : []),
    ...middle,
    ...(end < last ? (['gapAfter', last] as const) : []),
  ];
}
