import { createContext, memo, type ReactNode, type RefCallback, use } from 'react';
import { Tab as AriaTab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import { useHandler } from '../../effects/useHandler.ts';
import { useLinkRender } from '../../actions/Link/LinkElement.tsx';
import { Skeleton, SkeletonGroup } from '../../feedback/Skeleton/Skeleton.tsx';
import { messages } from '../../messages/collections.ts';
import { tabCount } from './tabCount.ts';
import * as styles from './Tabs.css.ts';
import { useEdges } from './useEdges.ts';

/** One tab. */
export interface TabItem {
  /** Unique among the tabs. */
  id: string;
  /** A word or two. */
  label: string;
  /** A lucide icon before the label, decorative. */
  icon?: ReactNode;
  /** How many things it contains; `null` while that isn't known. */
  count?: number | null;
  /** The address of a tab that is a route: then it is a link, and the address says which one is selected. */
  href?: string;
}

export interface TabsProps {
  /** The tabs' accessible name. */
  label: string;
  /** The tabs, in order. Keep the array stable between renders. */
  items: readonly TabItem[];
  /** The selected tab, when the caller keeps it, as a route does. */
  selectedId?: string;
  /** The tab selected at first. @default the first one */
  defaultSelectedId?: string;
  /** A tab was selected. */
  onSelectionChange?: (id: string) => void;
  /** Counts above it show as 'limit+'. @default 99 */
  countLimit?: number;
  /** Whether the selected panel's content is loading: skeleton lines are shown. @default false */
  isPanelLoading?: boolean;
  /** Content of the selected panel. */
  children: (selectedId: string) => ReactNode;
}

/**
 * Parts of one page, shown one at a time. Arrow keys move between the tabs; with `href` they are links that Enter
 * follows. On a narrow screen the row scrolls and keeps the selected tab in sight. Not for steps or a choice.
 */
export function Tabs({ isPanelLoading = false, children, onSelectionChange, ...row }: TabsProps) {
  const select = useHandler((id: string) => onSelectionChange?.(id));
  return (
    <PanelContext value={isPanelLoading ? waiting : children}>
      <TabFrame {...row} onSelectionChange={select} />
    </PanelContext>
  );
}

/** The content of a panel, by its tab. */
const PanelContext = createContext<TabsProps['children']>(() => null);

/** Not re-rendered with the content of a panel: react-aria would collect all tabs again with each letter that is typed there. */
const TabFrame = memo(function TabFrame({ label, items, selectedId, defaultSelectedId, onSelectionChange, countLimit = 99 }: TabFrameProps) {
  const [edgesRef, follow, { hasMoreBefore, hasMoreAfter }] = useEdges();
  const isOfRoutes = items.some(({ href }) => href !== undefined);
  return (
    <AriaTabs
      className={styles.tabs}
      keyboardActivation={isOfRoutes ? 'manual' : 'automatic'}
      {...(selectedId !== undefined && { selectedKey: selectedId })}
      {...(defaultSelectedId !== undefined && { defaultSelectedKey: defaultSelectedId })}
      onSelectionChange={(key) => onSelectionChange(String(key))}
    >
      <TabList
        ref={edgesRef}
        aria-label={label}
        className={styles.list}
        data-more-before={hasMoreBefore || undefined}
        data-more-after={hasMoreAfter || undefined}
        items={items}
        dependencies={[countLimit]}
      >
        {(item) => <TabOf item={item} countLimit={countLimit} follow={follow} />}
      </TabList>
      {items.map(({ id }) => (
        <TabPanel key={id} id={id} className={styles.panel}>
          <PanelContent id={id} />
        </TabPanel>
      ))}
    </AriaTabs>
  );
});

interface TabFrameProps extends Omit<TabsProps, 'children' | 'isPanelLoading' | 'onSelectionChange'> {
  /** A tab was selected. */
  onSelectionChange: (id: string) => void;
}

const PanelContent = ({ id }: { id: string }) => use(PanelContext)(id);

interface TabOfProps {
  /** What it shows. */
  item: TabItem;
  /** Counts above it show as 'limit+'. */
  countLimit: number;
  /** Keeps the selected tab in sight as tabs grow and as another is selected. */
  follow: RefCallback<HTMLElement>;
}

function TabOf({ item, countLimit, follow }: TabOfProps) {
  const { id, label, icon, href } = item;
  const render = useLinkRender(href);
  const count = tabCount(item.count, countLimit);
  return (
    <AriaTab
      ref={follow}
      id={id}
      className={styles.tab}
      {...(href !== undefined && { href })}
      {...(render && { render })}
    >
      {({ isSelected }) => (
        <>
          {icon !== undefined && (
            <span aria-hidden className={styles.icon}>
              {icon}
            </span>
          )}
          {label}
          {count === null ? item.count === null && <span className={styles.roomOfCount} /> : <span className={styles.count}>{count}</span>}
          {isSelected && <span ref={follow} aria-hidden className={styles.line} />}
        </>
      )}
    </AriaTab>
  );
}

const waiting = () => (
  <SkeletonGroup label={messages.tabs.loading}>
    <div className={styles.waiting}>
      <Skeleton width="40%" />
      <Skeleton width="85%" />
      <Skeleton width="70%" />
    </div>
  </SkeletonGroup>
);
