import type { ReactNode } from 'react';
import type { MenuAction } from '../../overlays/Menu/menuTypes.ts';

/** A node of a tree. Extend it with what your rows show. */
export interface TreeNode {
  /** Unique in the whole tree. */
  id: string;
  /** Shown, searched, and jumped to by typing. */
  name: string;
  /** Child nodes, in order. Absent with `hasChildren`: not loaded yet. */
  children?: readonly TreeNode[];
  /** There are children, although they may not be loaded. @default whether `children` has any */
  hasChildren?: boolean;
  /** Whether the node can be selected; one that can't still opens and closes. @default true */
  isSelectable?: boolean;
  /** Why it can't be selected: shown beside its name and read with it. */
  disabledReason?: string;
}

/** What can be done with a node besides selecting it. */
export type TreeAct = 'rename' | 'addChild' | 'move' | 'delete';

export interface TreeProps<N extends TreeNode = TreeNode> {
  /** The tree's accessible name. */
  label: string;
  /** The roots. Keep the array stable between renders. */
  nodes: readonly N[];
  /** Whether one or several nodes can be selected. @default 'none' */
  selectionMode?: 'none' | 'single' | 'multiple';
  /** Selected nodes. @default none */
  selectedIds?: ReadonlySet<string>;
  /** The selected nodes after a change. */
  onSelectionChange?: (ids: ReadonlySet<string>) => void;
  /** Open nodes, when the caller keeps them. */
  expandedIds?: ReadonlySet<string>;
  /** Open nodes at first. @default the roots and the paths to what is selected */
  defaultExpandedIds?: ReadonlySet<string>;
  /** The open nodes after a change. */
  onExpandedChange?: (ids: ReadonlySet<string>) => void;
  /** Shows a search box that keeps the path to every match. @default true */
  hasSearch?: boolean;
  /** The search box's name and hint. @default 'Search' */
  searchLabel?: string;
  /** Shows buttons that open and close every node. @default false */
  hasExpandAll?: boolean;
  /** A small picture before the name. */
  renderLeading?: (node: N) => ReactNode;
  /** Remarks after the name, read with it: short words or badges, nothing to press. */
  renderRemarks?: (node: N) => ReactNode;
  /** Loads the children of an opened node and puts them into `nodes`; rejects with an Error whose message is shown. */
  loadChildren?: (node: N) => Promise<void>;
  /** Renames by F2 or the menu. Rejects with an Error whose message is shown; what was typed stays. */
  onRename?: (node: N, name: string) => Promise<void> | void;
  /** What is wrong with a name, or `null`. An empty one is always refused. */
  validateName?: (node: N, name: string) => string | null;
  /** Called to add a child: by Insert, Ctrl+Enter (Command+Enter) or the menu. */
  onAddChild?: (node: N) => void;
  /** Called to delete, by Delete or the menu: this node, or all selected ones when it is one of them. Ask first. */
  onDelete?: (nodes: readonly N[]) => void;
  /** Nodes were dragged, or moved by keyboard, into another one. */
  onMove?: (nodes: readonly N[], target: N) => void;
  /** Why a node may not be moved into a target, or `null`. Into itself, its descendants and its own parent is always refused. */
  canMove?: (node: N, target: N) => string | null;
  /** Why an action is refused on a node, or `null`: the action is then shown with this reason and does nothing. */
  refusal?: (act: TreeAct, node: N) => string | null;
  /** More actions of a node's menu. */
  extraActions?: (node: N) => readonly MenuAction[];
  /** Skeleton rows in place of the tree. @default false */
  isLoading?: boolean;
  /** What the skeleton is waiting for. @default 'Loading' */
  loadingLabel?: string;
  /** The message of a failed load, shown in place of the tree. */
  error?: string | null;
  /** 'Try again' of the failed load. */
  onRetry?: () => void;
  /** Shown where there are no nodes. @default 'Nothing here yet' */
  empty?: ReactNode;
  /** Height of the scrolling part, a CSS length. @default '20rem' */
  height?: string;
  /** As tall as its rows, and `height` at most: for a tree on a page rather than in a dialog. @default false */
  fitsRows?: boolean;
}
