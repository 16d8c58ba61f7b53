import { useMemo } from 'react';
import { useRead } from '../../api/useRead.ts';
import { wholeListSize } from '../../shared/limits.ts';
import { countedPage, countPublished, countRoles, countScheduled, type NodeContents } from './nodeContents.ts';
import { idsUnder, type TreeNode } from './organizationNodes.ts';

/** Counts what hangs on a node and below it; undefined while that is asked (decisions 14). */
export function useNodeContents(node: TreeNode): NodeContents | undefined {
  const roles = useRead('/api/management/roles/{from}/{count}', { path: { from: 0, count: wholeListSize } });
  const published = useRead('/api/tenant/all-published-items', { query: { ...countedPage, organizationNodeId: node.id, status: 'published' } });
  const scheduled = useRead('/api/tenant/all-published-items', { query: { ...countedPage, organizationNodeId: node.id, status: 'scheduled' } });
  const ids = useMemo(() => idsUnder(node), [node]);
  if (roles.isLoading || published.isLoading || scheduled.isLoading) return undefined;
  return { roles: countRoles(roles.data, ids), published: countPublished(published.data, ids), scheduled: countScheduled(scheduled.data) };
}
