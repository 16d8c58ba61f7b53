import type { components } from '@noticeboard/api-types/schema';
import type { OrganizationTreeNode } from '@noticeboard/design-system/organization';
import { shownName } from '../ground/named.ts';

/** A node as the host sends it, in a tree. */
type Node = components['schemas']['OrganizationNode'];

/**
 * A node and all below it as trees show them.
 *
 * @param more what a tree says of one of its nodes besides; nothing by default
 */
export const organizationTreeNode = (node: Node, more: (node: Node) => Partial<OrganizationTreeNode> = () => ({})): OrganizationTreeNode => ({
  id: node.id,
  name: shownName(node.name),
  isPublishingOff: node.publishEnabled === false,
  ...more(node),
  children: (node.organizationNodes ?? []).map((child) => organizationTreeNode(child, more)),
});
