import type { ReactNode } from 'react';

/** A node of the organization as the tree shows it. */
export interface OrganizationTreeNode {
  id: string;
  name: string;
  /** Child nodes, in order. */
  children?: readonly OrganizationTreeNode[];
  /** Address of the logo, a `blob:` or `data:` one (faults D11). @default the name's initial */
  logo?: string | null;
  /** Shows a 'Publishing off' mark. @default false */
  isPublishingOff?: boolean;
  /** Whether the node can be chosen; one that can't still opens and closes. @default true */
  isSelectable?: boolean;
  /** Why it can't be chosen: shown beside its name and read with it. */
  disabledReason?: string;
}

export interface OrganizationTreeProps {
  /** The tree's accessible name. */
  label: string;
  /** The roots. Keep the array stable between renders. */
  nodes: readonly OrganizationTreeNode[];
  /** The chosen node. @default null */
  selectedId?: string | null;
  /** A node was chosen, or `null` when the chosen one was pressed again. */
  onSelectionChange?: (id: string | null) => void;
  /** Open nodes, when the caller keeps them. */
  expandedIds?: ReadonlySet<string>;
  /** Open nodes at first. @default the roots and the path to `selectedId` */
  defaultExpandedIds?: ReadonlySet<string>;
  /** The open nodes after a change. */
  onExpandedChange?: (expandedIds: ReadonlySet<string>) => void;
  /** Shows a search box that keeps the path to every match. @default true */
  hasSearch?: boolean;
  /** Skeleton rows in place of the tree. @default false */
  isLoading?: boolean;
  /** What stands where there are no nodes. @default 'No organization nodes' */
  empty?: ReactNode;
  /** Height of the scrolling part, a CSS length. @default '20rem' */
  height?: string;
}
