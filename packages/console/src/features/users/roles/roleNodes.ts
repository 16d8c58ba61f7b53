import type { components } from '@noticeboard/api-types/schema';
import type { OrganizationTreeNode } from '@noticeboard/design-system/organization';
import { flatNodes, nestedNodes } from '../../../access/nestedNodes.ts';
import { organizationTreeNode } from '../../../content/organizationTree.ts';

/** A node as the host sends it, in a tree or in a flat list. */
export type Node = components['schemas']['OrganizationNode'];

/** The nodes with their names and the names on the way to them, by id. */
export function nodesById(nodes: readonly Node[]): ReadonlyMap<string, { name: string; path: string }> {
  return new Map(flatNodes(nodes).map(({ id, name, path }) => [id, { name, path: path ?? name }]));
}

/**
 * The tree that a role's node is chosen from, put together again where the host sends a flat list. Depths count from
 * its root, so nodes above the own ones stay in it, refused.
 *
 * @param own ids of the nodes that may be chosen; null for all
 * @param outside why the others may not
 */
export function choosableNodes(nodes: readonly Node[], own: ReadonlySet<string> | null, outside: string): OrganizationTreeNode[] {
  return nestedNodes(nodes).map((root) => organizationTreeNode(root, ({ id }) => (own === null || own.has(id) ? {} : { isSelectable: false, disabledReason: outside })));
}
