import type { components } from '@noticeboard/api-types/schema';
import type { OrganizationTreeNode } from '@noticeboard/design-system/organization';
import { shownName } from '../../ground/named.ts';

/** A node as the host nests it. */
export type HostNode = components['schemas']['OrganizationNode'];

/** A node of the tree with the facts that the screen needs. */
export interface TreeNode extends OrganizationTreeNode {
  children: readonly TreeNode[];
  /** Name of the logo's file; null for none. */
  logoFile: string | null;
  /** Steps from the root, which has 0 (decisions-core A65), counted in the tree itself. */
  depth: number;
  /** The node above; null for the root. */
  parent: TreeNode | null;
  /** How many nodes are below it, at any depth. */
  below: number;
}

/** The organization as the screen shows it. */
export interface Organization {
  root: TreeNode;
  byId: ReadonlyMap<string, TreeNode>;
}

/** Reads the host's tree once, so that five thousand nodes are not walked at each press. */
export function readOrganization(host: HostNode): Organization {
  const byId = new Map<string, TreeNode>();
  const visit = ({ id, name, logo, publishEnabled, organizationNodes }: HostNode, parent: TreeNode | null): TreeNode => {
    const node: TreeNode = {
      id,
      name: shownName(name),
      logoFile: logo ?? null,
      isPublishingOff: publishEnabled === false,
      depth: parent === null ? 0 : parent.depth + 1,
      parent,
      below: 0,
      children: [],
    };
    byId.set(id, node);
    node.children = (organizationNodes ?? []).map((child) => visit(child, node));
    node.below = node.children.reduce((sum, child) => sum + 1 + child.below, 0);
    return node;
  };
  return { root: visit(host, null), byId };
}

/** The ancestors, from the root down. */
export function nodesAbove(node: TreeNode): TreeNode[] {
  return node.parent === null ? [] : [...nodesAbove(node.parent), node.parent];
}

/** Ids of the node and of all below it. */
export function idsUnder(node: TreeNode): Set<string> {
  const ids = new Set<string>();
  const visit = (each: TreeNode): void => {
    ids.add(each.id);
    each.children.forEach(visit);
  };
  visit(node);
  return ids;
}
