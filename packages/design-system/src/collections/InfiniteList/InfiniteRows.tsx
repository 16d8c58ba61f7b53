import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useGridList } from 'react-aria/useGridList';
import { messages } from '../../messages/collections.ts';
import { remInPixels } from '../../theme/remInPixels.ts';
import * as styles from './InfiniteList.css.ts';
import type { InfiniteListProps } from './infiniteListTypes.ts';
import { ListEdge } from './ListEdge.tsx';
import { ListRow } from './ListRow.tsx';
import { isMoreWanted } from './loadMoreRule.ts';
import { useRows } from './useRows.ts';

/** The rows of a list with items, of which only those in sight and the focused one are rendered. */
export function InfiniteRows<Item>(props: InfiniteListProps<Item>) {
  const { loadMoreAt = 'end', hasMore, isLoadingMore = false, error = null, estimatedRowHeight = 3.5, hasLines = true } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const askedAt = useRef<number | null>(null);
  const { rows, state } = useRows(props);
  const rem = useMemo(remInPixels, []);
  const { focusedKey } = state.selectionManager;
  const focusedIndex = focusedKey === null ? -1 : rows.indexOf(focusedKey);
  // oxlint-disable-next-line react/incompatible-library -- nothing here is compiled: memoization is by hand
  const virtualizer = useVirtualizer({
    count: rows.size,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimatedRowHeight * rem,
    getItemKey: (index) => String(rows.at(index)?.key ?? index),
    overscan: 4,
    initialRect: { width: 0, height: 24 * rem },
    ...(loadMoreAt === 'start' ? { paddingStart: 3 * rem, anchorTo: 'end', followOnAppend: true } : { paddingEnd: 3 * rem }),
    // The focused row stays in the document when it is scrolled out of sight, so that focus and Tab find it.
    rangeExtractor: (range) => {
      const indexes = defaultRangeExtractor(range);
      return focusedIndex < 0 || indexes.includes(focusedIndex) ? indexes : [...indexes, focusedIndex].sort((a, b) => a - b);
    },
  });
  const layoutDelegate = useMemo(
    () => ({
      getItemRect: (key: string | number) => {
        const place = virtualizer.measurementsCache[rows.indexOf(key)];
        return place ? { x: 0, y: place.start, width: scroller.current?.clientWidth ?? 0, height: place.size } : null;
      },
      getVisibleRect: () => ({
        x: 0,
        y: scroller.current?.scrollTop ?? 0,
        width: scroller.current?.clientWidth ?? 0,
        height: scroller.current?.clientHeight ?? 0,
      }),
      getContentSize: () => ({ width: scroller.current?.clientWidth ?? 0, height: virtualizer.getTotalSize() }),
    }),
    [rows, virtualizer],
  );
  const { gridProps } = useGridList(
    {
      'aria-label': props.label,
      isVirtualized: true,
      layoutDelegate,
      keyboardNavigationBehavior: 'tab',
      escapeKeyBehavior: 'none',
      ...(props.onAction && { onAction: (key) => props.onAction?.(String(key)) }),
    },
    state,
    grid,
  );
  // By key, not by index: items may be added before it on the way to an end.
  const soughtKey = useRef(focusedKey);
  const seenKey = useRef(focusedKey);
  useLayoutEffect(() => {
    if (seenKey.current !== focusedKey) soughtKey.current = focusedKey;
    seenKey.current = focusedKey;
    const place = soughtKey.current === null ? undefined : virtualizer.measurementsCache[focusedIndex];
    const element = scroller.current;
    if (!place || !element) return;
    const top = Math.min(place.start, Math.max(element.scrollTop, place.end - element.clientHeight));
    // Once it is in view at its real height it isn't scrolled to again, so that users can scroll away from it.
    if (Math.abs(top - element.scrollTop) < 1) soughtKey.current = null;
    else element.scrollTop = top;
  });
  useLayoutEffect(() => {
    if (loadMoreAt === 'start') virtualizer.scrollToEnd();
  }, [loadMoreAt, virtualizer]);

  useEffect(() => {
    // Read after the rows are rendered: while items are added above, the window is still moving to the former position.
    const { range, scrollOffset } = virtualizer;
    const isMoving = Math.abs((scroller.current?.scrollTop ?? 0) - (scrollOffset ?? 0)) > 1;
    const isWanted = isMoreWanted({
      itemCount: rows.size,
      firstIndex: range?.startIndex ?? -1,
      lastIndex: range?.endIndex ?? -1,
      hasMore,
      isLoadingMore,
      hasFailed: error !== null,
      loadMoreAt,
      askedAt: askedAt.current,
    });
    if (!isWanted || isMoving) return;
    askedAt.current = rows.size;
    props.onLoadMore();
  });

  const edge = (
    <ListEdge
      place={loadMoreAt}
      isLoadingMore={isLoadingMore}
      hasMore={hasMore}
      error={error}
      itemCount={rows.size}
      onRetry={() => {
        askedAt.current = rows.size;
        props.onLoadMore();
      }}
    />
  );
  return (
    <div ref={scroller} className={styles.scroller}>
      <p role="status" className={styles.status}>
        {messages.infiniteList.loaded(rows.size, props.totalCount, !hasMore)}
      </p>
      <div className={styles.sizer} style={{ blockSize: virtualizer.getTotalSize() }}>
        {loadMoreAt === 'start' && edge}
        <div {...gridProps} ref={grid} className={styles.grid} aria-rowcount={props.totalCount ?? (hasMore ? -1 : rows.size)}>
          {virtualizer.getVirtualItems().map(({ index, start }) => {
            const row = rows.at(index);
            return (
              row && (
                <ListRow
                  key={row.key}
                  row={row}
                  state={state}
                  start={start}
                  hasLines={hasLines}
                  measure={virtualizer.measureElement}
                >
                  {row.value !== null && props.renderItem(row.value)}
                </ListRow>
              )
            );
          })}
        </div>
        {loadMoreAt === 'end' && edge}
      </div>
    </div>
  );
}
