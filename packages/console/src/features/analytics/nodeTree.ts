import type { OrganizationTreeNode } from '@noticeboard/design-system/organization';
import { shownName } from '../../ground/named.ts';

/** A node as far as its place in the tree matters. */
export interface NodeRow {
  id: string;
  parentId: string | null;
  name: string;
  publishEnabled: boolean;
}

/**
 * The tree of a flat list.
 *
 * @param rootId the node that is its root; null for every node without a parent
 */
export function treeOf(nodes: readonly NodeRow[], rootId: string | null): OrganizationTreeNode[] {
  const children = Map.groupBy(nodes, ({ parentId }) => parentId);
  const treeNode = ({ id, name, publishEnabled }: NodeRow): OrganizationTreeNode => ({
    id,
    name: shownName(name),
    isPublishingOff: publishEnabled === false,
    children: (children.get(id) ?? []).map(treeNode),
  });
  const roots = rootId === null ? (children.get(null) ?? []) : nodes.filter(({ id }) => id === rootId);
  return roots.map(treeNode);
}
