/** The number of the last page; an empty list still has its page 1. */
export function lastPage(totalCount: number, pageSize: number): number {
  return Math.max(1, Math.ceil(Math.max(0, totalCount) / Math.max(1, pageSize)));
}

/**
 * The page to show: the last one when the total has shrunk below the current page (core §4), 1 for
 * anything that is not a page number, such as a hand-typed address.
 */
export function clampPage(page: number, totalCount: number, pageSize: number): number {
  if (!Number.isFinite(page)) return 1;
  return Math.min(Math.max(1, Math.trunc(page)), lastPage(totalCount, pageSize));
}

/** Whether a page may be requested; the others are ignored (core §4). */
export function isPageInRange(page: number, totalCount: number, pageSize: number): boolean {
  return Number.isInteger(page) && page >= 1 && page <= lastPage(totalCount, pageSize);
}

/** The page that contains, at another page size, the row that was first. */
export function pageOfFirstRow(page: number, pageSize: number, nextPageSize: number): number {
  return Math.floor(((Math.max(1, page) - 1) * pageSize) / Math.max(1, nextPageSize)) + 1;
}

/** The numbers of the first and last row on a page, from 1; `null` when there are none. */
export function pageRange(
  page: number,
  totalCount: number,
  pageSize: number,
): { first: number; last: number } | null {
  if (totalCount <= 0) return null;
  const current = clampPage(page, totalCount, pageSize);
  return { first: (current - 1) * pageSize + 1, last: Math.min(current * pageSize, totalCount) };
}

/** The page sizes that lists offer. */
export const defaultPageSizes: readonly number[] = [10, 20, 30, 40, 50];

/** The page sizes that tables of content offer (LIM-101: 25 is theirs). */
export const contentPageSizes: readonly number[] = [25, 50];

/** The sizes to choose from, in order: those offered, and the current one if it isn't among them. */
export function pageSizeChoices(offered: readonly number[], current: number): readonly number[] {
  return [...new Set([...offered, current])].sort((a, b) => a - b);
}
