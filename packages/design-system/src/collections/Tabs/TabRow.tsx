import { useObjectRef } from 'react-aria/useObjectRef';
import { useTabList } from 'react-aria/useTabList';
import type { TabListState } from 'react-stately/useTabListState';
import { TabOf } from './TabOf.tsx';
import * as styles from './Tabs.css.ts';
import type { TabItem, TabsProps } from './tabTypes.ts';
import { useEdges } from './useEdges.ts';

interface TabRowProps extends Pick<TabsProps, 'label' | 'items'> {
  /** Which tab is selected, and which has the focus. */
  state: TabListState<TabItem>;
  /** Counts above it show as 'limit+'. */
  countLimit: number;
}

/** The tabs in a row, which scrolls where it is too narrow. */
export function TabRow({ label, items, state, countLimit }: TabRowProps) {
  const [edgesRef, follow, { hasMoreBefore, hasMoreAfter }] = useEdges();
  const ref = useObjectRef<HTMLDivElement>(edgesRef);
  // Moving past a route must not navigate to it.
  const keyboardActivation = items.some(({ href }) => href !== undefined) ? 'manual' : 'automatic';
  const { tabListProps } = useTabList({ 'aria-label': label, keyboardActivation }, state, ref);
  return (
    <div {...tabListProps} ref={ref} className={styles.list} data-more-before={hasMoreBefore || undefined} data-more-after={hasMoreAfter || undefined}>
      {items.map((item) => (
        <TabOf key={item.id} item={item} state={state} countLimit={countLimit} follow={follow} />
      ))}
    </div>
  );
}
