import { createContext, useContext } from 'react';
import type { TreeState } from 'react-stately/useTreeState';
import type { TreeNode, TreeProps } from './treeTypes.ts';
import type { LazyChildren } from './useLazyChildren.ts';

/** What every row of a tree needs. */
export interface TreeContextValue {
  props: TreeProps;
  state: TreeState<TreeNode>;
  lazy: LazyChildren;
  /** What is searched for, marked in names. */
  text: string;
  /** Height of a row in pixels. */
  rowHeight: number;
  /** The node whose name is being edited. */
  renamingId: string | null;
  setRenamingId: (id: string | null) => void;
  /** Whether nodes have a menu. */
  hasMenu: boolean;
  /** Opens or closes a node and moves the focus to it; always the same function, so that rows can be memoized. */
  toggle: (id: string) => void;
  /** Opens a node's menu on its button. */
  openMenu: (id: string) => void;
}

/** What the tree passes to its rows; read it with `useTreeContext`. */
export const TreeContext = createContext<TreeContextValue | null>(null);

/** @throws Error outside a tree */
export function useTreeContext(): TreeContextValue {
  const value = useContext(TreeContext);
  if (value === null) throw new Error('A row stands outside its tree.');
  return value;
}
