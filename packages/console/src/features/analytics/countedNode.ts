import type { OrganizationTreeNode } from '@noticeboard/design-system/organization';
import { nodeAsked } from './snapshotQuestion.ts';
import type { AnalyticsNodes } from './useAnalyticsNodes.ts';

const has = (tree: readonly OrganizationTreeNode[], id: string): boolean => tree.some((node) => node.id === id || has(node.children ?? [], id));

/**
 * What becomes of the node in the address: its id, `refused` where it is not among those that this person may
 * count, `unknown` while they are loading. Where they cannot be loaded, the host decides.
 */
export function countedNode(asked: string | null, { tree, ownNodeId, isLoading, error }: AnalyticsNodes): { id: string } | 'refused' | 'unknown' {
  if (asked !== null && isLoading) return 'unknown';
  if (asked !== null && error === undefined && !has(tree, asked)) return 'refused';
  return { id: nodeAsked(asked, ownNodeId) };
}
