/** What an infinite list knows when it decides whether to ask for more. */
export interface LoadMoreQuestion {
  itemCount: number;
  /** Places of the first and last item in sight, -1 without any. */
  firstIndex: number;
  lastIndex: number;
  hasMore: boolean;
  isLoadingMore: boolean;
  hasFailed: boolean;
  /** At which end more is found. */
  loadMoreAt: 'start' | 'end';
  /** For how many items more was asked last; the same number is not asked for twice. */
  askedAt: number | null;
}

/** Items that may be left before the end when more is asked for, so that it is there when one arrives. */
const margin = 6;

/** Whether more has to be asked for now: near the end, once for each length, never on top of a failure. */
export function isMoreWanted(question: LoadMoreQuestion): boolean {
  const { itemCount, firstIndex, lastIndex, hasMore, isLoadingMore, hasFailed, loadMoreAt, askedAt } = question;
  if (!hasMore || isLoadingMore || hasFailed || askedAt === itemCount) return false;
  if (itemCount === 0) return true;
  return loadMoreAt === 'end' ? lastIndex >= itemCount - margin : firstIndex >= 0 && firstIndex < margin;
}
