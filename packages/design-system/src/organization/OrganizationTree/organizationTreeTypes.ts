import type { ReactNode } from 'react';
import type { TreeNode, TreeProps } from '../../collections/Tree/treeTypes.ts';

/** A node of the organization as the tree shows it. */
export interface OrganizationTreeNode extends TreeNode {
  /** Child nodes, in order. */
  children?: readonly OrganizationTreeNode[];
  /** Address of the logo, a `blob:` or `data:` one (faults D11). @default the name's initial */
  logo?: string | null;
  /** Shows a 'Publishing off' mark. @default false */
  isPublishingOff?: boolean;
  /** Whether there may be nodes below it that are not among its children: their number is unknown. @default false */
  isIncomplete?: boolean;
}

/** The props of `Tree`, for one chosen node: `searchLabel`, `empty` and `loadingLabel` speak of the organization. */
export interface OrganizationTreeProps
  extends Omit<
    TreeProps<OrganizationTreeNode>,
    'selectionMode' | 'selectedIds' | 'onSelectionChange' | 'renderLeading' | 'renderRemarks'
  > {
  /** The chosen node. @default null */
  selectedId?: string | null;
  /** A node was chosen, or `null` when the chosen one was pressed again. */
  onSelectionChange?: (id: string | null) => void;
  /** Renders the picture before the name, where a logo has to be fetched first (`NodeFace`). @default the node's `logo`, or the name's initial */
  renderFace?: (node: OrganizationTreeNode) => ReactNode;
  /** Remarks besides 'Publishing off' (`NodeMark`). @default none */
  renderRemarks?: (node: OrganizationTreeNode) => ReactNode;
}
