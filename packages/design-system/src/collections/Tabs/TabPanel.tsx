import { type ReactNode, useRef } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useFocusRing } from 'react-aria/useFocusRing';
import { useTabPanel } from 'react-aria/useTabList';
import type { TabListState } from 'react-stately/useTabListState';
import * as styles from './Tabs.css.ts';
import type { TabItem } from './tabTypes.ts';

interface TabPanelProps {
  /** Which tab is selected. */
  state: TabListState<TabItem>;
  /** What it shows. */
  children: ReactNode;
}

/** The panel of the selected tab. It has the focus itself where nothing in it can have it. */
export function TabPanel({ state, children }: TabPanelProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { tabPanelProps } = useTabPanel({}, state, ref);
  const { focusProps, isFocusVisible } = useFocusRing();
  return (
    <div {...mergeProps(tabPanelProps, focusProps)} ref={ref} className={styles.panel} data-focus-visible={isFocusVisible || undefined}>
      {children}
    </div>
  );
}
