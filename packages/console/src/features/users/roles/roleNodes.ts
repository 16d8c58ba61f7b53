import type { components } from '@noticeboard/api-types/schema';
import type { OrganizationTreeNode } from '@noticeboard/design-system/organization';
import { flatNodes, nestedNodes } from '../../../access/nestedNodes.ts';
import { organizationTreeNode } from '../../../content/organizationTree.ts';

/** A node as the host sends it, in a tree or in a flat list. */
export type Node = components['schemas']['OrganizationNode'];

/** The names of nodes and the names of their paths, by id. */
export function nodesById(nodes: readonly Node[]): ReadonlyMap<string, { name: string; path: string }> {
  return new Map(flatNodes(nodes).map(({ id, name, path }) => [id, { name, path: path ?? name }]));
}

/**
 * The tree to choose a role's node from, rebuilt if the host sends a flat list. Depths count from
 * its root, so nodes above the user's own stay in it, disabled.
 *
 * @param own ids of the nodes that may be chosen; null for all
 * @param outside why the others may not be chosen
 */
export function choosableNodes(nodes: readonly Node[], own: ReadonlySet<string> | null, outside: string): OrganizationTreeNode[] {
  return nestedNodes(nodes).map((root) => organizationTreeNode(root, ({ id }) => (own === null || own.has(id) ? {} : { isSelectable: false, disabledReason: outside })));
}
