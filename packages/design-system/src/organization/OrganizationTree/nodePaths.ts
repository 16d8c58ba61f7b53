import type { OrganizationTreeNode } from './organizationTreeTypes.ts';

/** The ids from the root down to the parent of a node; empty when the node isn't there or is a root. */
export function pathTo(nodes: readonly OrganizationTreeNode[], id: string | null): readonly string[] {
  if (id === null) return [];
  for (const node of nodes) {
    if (node.children?.some((child) => child.id === id)) return [node.id];
    const path = pathTo(node.children ?? [], id);
    if (path.length > 0) return [node.id, ...path];
  }
  return [];
}

/** The nodes open at first: the roots, and the path to the chosen node so that it is in sight. */
export function firstExpandedIds(nodes: readonly OrganizationTreeNode[], selectedId: string | null): ReadonlySet<string> {
  return new Set([...nodes.map((node) => node.id), ...pathTo(nodes, selectedId)]);
}

/** The nodes that can't be chosen. */
export function unselectableIds(nodes: readonly OrganizationTreeNode[]): Set<string> {
  const ids = new Set<string>();
  const visit = (node: OrganizationTreeNode) => {
    if (node.isSelectable === false) ids.add(node.id);
    node.children?.forEach(visit);
  };
  nodes.forEach(visit);
  return ids;
}
