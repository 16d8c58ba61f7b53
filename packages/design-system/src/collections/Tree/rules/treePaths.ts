import { opens } from './flattenTree.ts';
import type { TreeNode } from '../treeTypes.ts';

/** The ids from the root down to the parent of a node; empty when the node is missing or a root. */
export function pathTo(nodes: readonly TreeNode[], id: string): readonly string[] {
  for (const node of nodes) {
    if (node.children?.some((child) => child.id === id)) return [node.id];
    const path = pathTo(node.children ?? [], id);
    if (path.length > 0) return [node.id, ...path];
  }
  return [];
}

/** The nodes open at first: the roots, and the paths to what is selected so that it is in sight. */
export function firstExpandedIds(nodes: readonly TreeNode[], selectedIds: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...nodes.map((node) => node.id), ...[...selectedIds].flatMap((id) => pathTo(nodes, id))]);
}

const idsWhere = (nodes: readonly TreeNode[], isWanted: (node: TreeNode) => boolean): Set<string> => {
  const ids = new Set<string>();
  const visit = (node: TreeNode) => {
    if (isWanted(node)) ids.add(node.id);
    node.children?.forEach(visit);
  };
  nodes.forEach(visit);
  return ids;
};

/** The nodes that can't be selected. */
export const unselectableIds = (nodes: readonly TreeNode[]) => idsWhere(nodes, (node) => node.isSelectable === false);

/** Every node that opens and whose children are known. */
export const parentIds = (nodes: readonly TreeNode[]) => idsWhere(nodes, (node) => opens(node) && node.children !== undefined);

/** The keys of react-aria as the ids of nodes. */
export const toIds = (keys: Iterable<unknown>): ReadonlySet<string> => new Set([...keys].map(String));
