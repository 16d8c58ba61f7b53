import { createContext, memo, use, useMemo } from 'react';
import { useTabListState } from 'react-stately/useTabListState';
import { useHandler } from '../../effects/useHandler.ts';
import { Skeleton, SkeletonGroup } from '../../feedback/Skeleton/Skeleton.tsx';
import { messages } from '../../messages/collections.ts';
import { listRows } from '../listRows.ts';
import { TabPanel } from './TabPanel.tsx';
import { TabRow } from './TabRow.tsx';
import * as styles from './Tabs.css.ts';
import type { TabItem, TabsProps } from './tabTypes.ts';

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

interface TabFrameProps extends Omit<TabsProps, 'children' | 'isPanelLoading' | 'onSelectionChange'> {
  /** A tab was selected. */
  onSelectionChange: (id: string) => void;
}

const idOf = ({ id }: TabItem) => id;
const labelOf = ({ label }: TabItem) => label;
const linkOf = ({ href }: TabItem) => (href === undefined ? {} : { href });

/**
 * Not re-rendered with the content of a panel, nor the content with a tab that gets the focus. On react-aria's hooks: its components
 * render a collection twice, the second time after the page around it (ADR 0201).
 */
const TabFrame = memo(function TabFrame({ label, items, selectedId, defaultSelectedId, onSelectionChange, countLimit = 99 }: TabFrameProps) {
  const collection = useMemo(() => listRows(items, idOf, labelOf, linkOf), [items]);
  const state = useTabListState<TabItem>({
    collection,
    ...(selectedId !== undefined && { selectedKey: selectedId }),
    ...(defaultSelectedId !== undefined && { defaultSelectedKey: defaultSelectedId }),
    onSelectionChange: (key) => onSelectionChange(String(key)),
  });
  const shown = String(state.selectedKey);
  return (
    <div className={styles.tabs}>
      <TabRow label={label} items={items} state={state} countLimit={countLimit} />
      {/* A tab that is not offered has no panel either, whatever the address says. */}
      {collection.indexOf(shown) >= 0 && (
        <TabPanel key={shown} state={state}>
          <PanelContent id={shown} />
        </TabPanel>
      )}
    </div>
  );
});

const PanelContent = memo(function PanelContent({ id }: { id: string }) {
  return use(PanelContext)(id);
});

const waiting = () => (
  <SkeletonGroup label={messages.tabs.loading}>
    <div className={styles.waiting}>
      <Skeleton width="40%" />
      <Skeleton width="85%" />
      <Skeleton width="70%" />
    </div>
  </SkeletonGroup>
);
