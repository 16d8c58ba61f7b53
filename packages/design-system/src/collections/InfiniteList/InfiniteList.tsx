import { ErrorState } from '../../feedback/ErrorState/ErrorState.tsx';
import { Skeleton, SkeletonGroup } from '../../feedback/Skeleton/Skeleton.tsx';
import { messages } from '../../messages/collections.ts';
import * as styles from './InfiniteList.css.ts';
import type { InfiniteListProps } from './infiniteListTypes.ts';
import { InfiniteRows } from './InfiniteRows.tsx';

const skeletonWidths = ['60%', '75%', '52%', '68%', '45%'];

/**
 * A list that loads more on scrolling: people to choose, comments, messages. Arrow keys, Home and End move, typing
 * goes to a name, Tab enters a row's controls. For pages that users return to, use `DataTable` and `Pagination`.
 */
export function InfiniteList<Item>(props: InfiniteListProps<Item>) {
  const { items, isLoading = false, isLoadingMore = false, hasMore, error = null, height = '24rem' } = props;
  const isFirst = items.length === 0;
  return (
    <div className={styles.frame} style={{ blockSize: height }}>
      {isFirst && error !== null ? (
        <ErrorState detail={error} onRetry={props.onLoadMore} />
      ) : isLoading || (isFirst && (isLoadingMore || hasMore)) ? (
        <>
          <Waiting />
          {!isLoading && <InfiniteRows {...props} />}
        </>
      ) : isFirst ? (
        <div className={styles.nothing}>{props.empty ?? messages.infiniteList.empty}</div>
      ) : (
        <InfiniteRows {...props} />
      )}
    </div>
  );
}

function Waiting() {
  return (
    <SkeletonGroup label={messages.infiniteList.loading}>
      <div className={styles.skeleton}>
        {skeletonWidths.map((width) => (
          <span key={width} className={styles.skeletonRow}>
            <Skeleton shape="circle" width="2rem" />
            <Skeleton width={width} />
          </span>
        ))}
      </div>
    </SkeletonGroup>
  );
}
