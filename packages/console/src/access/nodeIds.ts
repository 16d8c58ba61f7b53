import { flatNodes } from './nestedNodes.ts';

/** The part of a node that decides its place in the tree. */
export interface PlacedNode {
  id: string;
  parentId: string | null;
  organizationNodes: readonly PlacedNode[];
}

/** Ids of nodes and of all their descendants, whether the host sends trees or a flat list. */
export function nodeIds(nodes: readonly PlacedNode[]): ReadonlySet<string> {
  return new Set(flatNodes(nodes).map(({ id }) => id));
}

/** Ids of one node and its descendants; empty if there is no such node. */
export function nodesUnder(rootId: string | null, nodes: readonly PlacedNode[]): ReadonlySet<string> {
  const all = flatNodes(nodes);
  const found = new Set(all.some(({ id }) => id === rootId) ? [rootId] : []);
  let before = -1;
  // A flat list may name a child before its parent: go round until nothing is added.
  while (found.size > before) {
    before = found.size;
    for (const { id, parentId } of all) if (parentId !== null && found.has(parentId)) found.add(id);
  }
  return found as ReadonlySet<string>;
}
