import type { ReactNode } from 'react';

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
