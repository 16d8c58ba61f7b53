import { publishingMessages } from '../../messages/publishing.ts';
import type { OrganizationTreeNode } from '../../organization/OrganizationTree/organizationTreeTypes.ts';

/** The nodes that the user may publish on: their ids, or all of them for a super admin (content §6). */
export type AllowedNodes = ReadonlySet<string> | 'all';

/** The node of an id with those below it. */
export function findNode(nodes: readonly OrganizationTreeNode[], id: string | null): OrganizationTreeNode | null {
  if (id === null) return null;
  for (const node of nodes) {
    const found = node.id === id ? node : findNode(node.children ?? [], id);
    if (found) return found;
  }
  return null;
}

/** How many nodes lie below, at any depth. */
const countBelow = (node: OrganizationTreeNode): number =>
  (node.children ?? []).reduce((count, child) => count + 1 + countBelow(child), 0);

/** Where a publication goes, in words: 'North Region and 12 units below'. */
export const reachInWords = (node: OrganizationTreeNode): string =>
  node.isIncomplete ? publishingMessages.picker.reachUncounted(node.name) : publishingMessages.picker.reach(node.name, countBelow(node));

/**
 * Why a node can't be published on, or null: it must be a write node, or the user a super admin, and publishing there
 * must be on (decisions-core A66).
 */
export const publicationRefusal = (node: OrganizationTreeNode, allowed: AllowedNodes): string | null =>
  (allowed === 'all' || allowed.has(node.id)) && node.isPublishingOff !== true ? null : publishingMessages.picker.notAllowed;

/**
 * Why nothing can be published at all, or undefined: there is no node on which the user may, as far as the nodes are known.
 *
 * @param load whether the nodes are still loading, and why they could not be loaded
 */
export const nowhereToPublish = (allowed: AllowedNodes, { isLoading = false, error = null }: { isLoading?: boolean; error?: string | null }): string | undefined =>
  allowed !== 'all' && allowed.size === 0 && !isLoading && error === null ? publishingMessages.picker.nowhere : undefined;

/** The nodes to open so that the selected one and every allowed one can be seen; of those not each, when all are allowed. */
export function pathsToAllowed(nodes: readonly OrganizationTreeNode[], allowed: AllowedNodes, selectedId: string | null = null): ReadonlySet<string> {
  const open = new Set(nodes.map(({ id }) => id));
  const leadsToAllowed = (node: OrganizationTreeNode): boolean => {
    const below = (node.children ?? []).map(leadsToAllowed).some(Boolean);
    if (below) open.add(node.id);
    return below || node.id === selectedId || (allowed !== 'all' && allowed.has(node.id));
  };
  nodes.forEach(leadsToAllowed);
  return open;
}
