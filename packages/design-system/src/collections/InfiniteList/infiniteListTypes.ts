import type { ReactNode } from 'react';

export interface InfiniteListProps<Item> {
  /** The list's accessible name. */
  label: string;
  /** The items so far, in order. Keep the array stable between renders. */
  items: readonly Item[];
  /** Unique among the items. */
  getItemId: (item: Item) => string;
  /** An item as text: its accessible name, and what typing jumps to. */
  itemLabel: (item: Item) => string;
  /** Content of a row. Controls in it are reached by Tab from the row. */
  renderItem: (item: Item) => ReactNode;
  /** Whether there are more items than these. */
  hasMore: boolean;
  /** Called to load more items: near the end, once for each length of the list. */
  onLoadMore: () => void;
  /** Where more items load: `start` for older messages above, then the list starts at its end and stays there. @default 'end' */
  loadMoreAt?: 'start' | 'end';
  /** Whether more items are loading. @default false */
  isLoadingMore?: boolean;
  /** Why more items could not be loaded; 'Try again' retries. */
  error?: string | null;
  /** How many there are in all, when that is known; announced with the number loaded. */
  totalCount?: number;
  /** Whether one or several items can be selected. @default 'none' */
  selectionMode?: 'none' | 'single' | 'multiple';
  /** Selected items. @default none */
  selectedIds?: ReadonlySet<string>;
  /** The selected items after a change. */
  onSelectionChange?: (ids: ReadonlySet<string>) => void;
  /** An item was pressed, or Enter on it, where nothing is selected by that. */
  onAction?: (id: string) => void;
  /** Whether the first items are loading: skeleton rows. @default false */
  isLoading?: boolean;
  /** Shown where there are no items. @default 'Nothing here yet' */
  empty?: ReactNode;
  /** Height of a usual row in rem; rows are as high as their content. @default 3.5 */
  estimatedRowHeight?: number;
  /** Shows lines between rows; messages need none. @default true */
  hasLines?: boolean;
  /** Height of the list, a CSS length. @default '24rem' */
  height?: string;
}
