import { RowCollection } from '../../RowCollection.ts';
import { flattenTree } from '../rules/flattenTree.ts';
import type { TreeNode } from '../treeTypes.ts';

/**
 * The rows of a tree that are open now. React never renders what is closed or out of sight, which is what makes 5,000
 * nodes open in one step (docs/performance.md).
 */
export class VisibleRows extends RowCollection<TreeNode> {
  /** @param keptIds the results of a search; `null` for everything */
  constructor(nodes: readonly TreeNode[], expandedIds: ReadonlySet<string>, keptIds: ReadonlySet<string> | null) {
    super(flattenTree(nodes, expandedIds, keptIds));
  }
}
