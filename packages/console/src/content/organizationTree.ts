import type { components } from '@noticeboard/api-types/schema';
import type { OrganizationTreeNode } from '@noticeboard/design-system/organization';
import { shownName } from '../ground/named.ts';

/** A node as the host sends it, in a tree. */
type Node = components['schemas']['OrganizationNode'];

/**
 * A node with its descendants in the form of tree components.
 *
 * @param more further properties of a node; none by default
 */
export const organizationTreeNode = (node: Node, more: (node: Node) => Partial<OrganizationTreeNode> = () => ({})): OrganizationTreeNode => ({
  id: node.id,
  name: shownName(node.name),
  isPublishingOff: node.publishEnabled === false,
  ...more(node),
  children: (node.organizationNodes ?? []).map((child) => organizationTreeNode(child, more)),
});
