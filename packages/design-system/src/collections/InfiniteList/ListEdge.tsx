import { InlineError } from '../../feedback/InlineError/InlineError.tsx';
import { RetryButton } from '../../feedback/RetryButton.tsx';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import { messages } from '../../messages/collections.ts';
import * as styles from './InfiniteList.css.ts';

interface ListEdgeProps {
  /** The end of the list that it is at. */
  place: 'start' | 'end';
  /** Whether more items are loading. */
  isLoadingMore: boolean;
  /** Whether there are more items than those loaded. */
  hasMore: boolean;
  /** Why more items did not load; null when they did. */
  error: string | null;
  /** Loaded items, for the sentence after the last one. */
  itemCount: number;
  /** Loads again what failed. */
  onRetry: () => void;
}

/** The end where more items load: loading, failed, or none left. */
export function ListEdge({ place, isLoadingMore, hasMore, error, itemCount, onRetry }: ListEdgeProps) {
  return (
    <div className={styles.edge} data-place={place}>
      {isLoadingMore ? (
        <>
          <Spinner size="small" delay={0} label={messages.infiniteList.loadingMore} />
          <span aria-hidden>{messages.infiniteList.loadingMore}</span>
        </>
      ) : error !== null ? (
        <>
          <span className={styles.edgeError} title={error}>
            <InlineError>{error}</InlineError>
          </span>
          <RetryButton size="small" label={messages.infiniteList.tryAgain} onRetry={onRetry} />
        </>
      ) : hasMore ? null : (
        messages.infiniteList.all(itemCount)
      )}
    </div>
  );
}
