import type { Node } from 'react-stately';
import type { TreeNode } from '../treeTypes.ts';

/** A node in sight, as react-aria's tree hooks read it. */
export type TreeRowData = Node<TreeNode>;

/** Whether a node opens: it has children, or some that are not loaded. */
export const opens = (node: TreeNode): boolean => (node.children ? node.children.length > 0 : node.hasChildren === true);

/**
 * The rows of a tree from the top, down to the children of open nodes.
 * @param keptIds the results of a search; `null` for everything
 */
export function flattenTree(
  nodes: readonly TreeNode[],
  expandedIds: ReadonlySet<string>,
  keptIds: ReadonlySet<string> | null,
): TreeRowData[] {
  const rows: TreeRowData[] = [];
  const add = (siblings: readonly TreeNode[], level: number, parentKey: string | null) => {
    const kept = keptIds === null ? siblings : siblings.filter((node) => keptIds.has(node.id));
    kept.forEach((node, index) => {
      const hasChildNodes =
        keptIds === null ? opens(node) : (node.children ?? []).some((child) => keptIds.has(child.id));
      rows.push({
        type: 'item',
        key: node.id,
        value: node,
        level,
        index,
        parentKey,
        prevKey: kept[index - 1]?.id ?? null,
        nextKey: kept[index + 1]?.id ?? null,
        hasChildNodes,
        childNodes: [],
        rendered: null,
        textValue: node.name,
        props: {},
      });
      if (hasChildNodes && expandedIds.has(node.id)) add(node.children ?? [], level + 1, node.id);
    });
  };
  add(nodes, 0, null);
  return rows;
}
