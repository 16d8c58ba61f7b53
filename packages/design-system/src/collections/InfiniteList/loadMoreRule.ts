/** The state of an infinite list from which it decides whether to load more. */
export interface LoadMoreQuestion {
  itemCount: number;
  /** Places of the first and last item in sight, -1 without any. */
  firstIndex: number;
  lastIndex: number;
  hasMore: boolean;
  isLoadingMore: boolean;
  hasFailed: boolean;
  /** At which end more items load. */
  loadMoreAt: 'start' | 'end';
  /** The number of items at the last request; the same number is not requested twice. */
  askedAt: number | null;
}

/** Items left before the end when more are requested, so that they have loaded when the user gets there. */
const margin = 6;

/** Whether more must be requested now: near the end, once for each length, never after a failure. */
export function isMoreWanted(question: LoadMoreQuestion): boolean {
  const { itemCount, firstIndex, lastIndex, hasMore, isLoadingMore, hasFailed, loadMoreAt, askedAt } = question;
  if (!hasMore || isLoadingMore || hasFailed || askedAt === itemCount) return false;
  if (itemCount === 0) return true;
  return loadMoreAt === 'end' ? lastIndex >= itemCount - margin : firstIndex >= 0 && firstIndex < margin;
}
