/** A node as the host sends it: in a tree, or in a flat list without children. */
interface SentNode<Node> {
  id: string;
  parentId: string | null;
  organizationNodes: readonly Node[];
}

/**
 * Nodes as trees. The host sends a super administrator one tree and others a flat list, a child before its parent maybe; a node
 * whose parent is not sent is at the top.
 */
export function nestedNodes<Node extends SentNode<Node>>(nodes: readonly Node[]): Node[] {
  const all = flatNodes(nodes);
  const known = new Set(all.map(({ id }) => id));
  const byParent = Map.groupBy(all, ({ parentId }) => (parentId !== null && known.has(parentId) ? parentId : null));
  const below = (parentId: string | null): Node[] => (byParent.get(parentId) ?? []).map((node) => ({ ...node, organizationNodes: below(node.id) }));
  return below(null);
}

/** Every node of trees or of a flat list, those of a tree from its root down. */
export const flatNodes = <Node extends SentNode<Node>>(nodes: readonly Node[]): Node[] => nodes.flatMap((node) => [node, ...flatNodes<Node>(node.organizationNodes ?? [])]);
