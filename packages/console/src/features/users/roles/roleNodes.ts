import type { components } from '@noticeboard/api-types/schema';
import type { OrganizationTreeNode } from '@noticeboard/design-system/organization';

/** A node as the host sends it, in a tree or in a flat list. */
export type Node = components['schemas']['OrganizationNode'];

/** The nodes with their names and the names on the way to them, by id. */
export function nodesById(nodes: readonly Node[]): ReadonlyMap<string, { name: string; path: string }> {
  return new Map(flat(nodes).map(({ id, name, path }) => [id, { name, path: path ?? name }]));
}

/**
 * The tree that a role's node is chosen from, put together again where the host sends a flat list. Depths count from
 * its root, so nodes above the own ones stay in it, refused.
 *
 * @param own ids of the nodes that may be chosen; null for all
 * @param outside why the others may not
 */
export function choosableNodes(nodes: readonly Node[], own: ReadonlySet<string> | null, outside: string): OrganizationTreeNode[] {
  const all = flat(nodes);
  const known = new Set(all.map(({ id }) => id));
  const byParent = Map.groupBy(all, ({ parentId }) => (parentId !== null && known.has(parentId) ? parentId : null));
  const branch = (parentId: string | null): OrganizationTreeNode[] =>
    (byParent.get(parentId) ?? []).map(({ id, name, publishEnabled }) => ({
      id,
      name,
      isPublishingOff: publishEnabled === false,
      children: branch(id),
      ...(own !== null && !own.has(id) && { isSelectable: false, disabledReason: outside }),
    }));
  return branch(null);
}

const flat = (nodes: readonly Node[]): Node[] => nodes.flatMap((node) => [node, ...flat(node.organizationNodes ?? [])]);
