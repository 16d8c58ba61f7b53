import { useMemo } from 'react';
import type { Read } from '../../api/readTypes.ts';
import { useRead } from '../../api/useRead.ts';
import { useWorkspace } from '../../session/ConsoleSessionContext.tsx';
import { wholeListSize } from '../../ground/limits.ts';
import { countedPage, countPublished, countRoles, countScheduled, type NodeContents } from './nodeContents.ts';
import { idsUnder, type TreeNode } from './organizationNodes.ts';

const now = { asksAnew: true } as const;

/** A former count that could not be refetched is unknown. */
const ofNow = <Answer>({ data, error }: Read<Answer>): Answer | undefined => (error === undefined ? data : undefined);

/** Counts what belongs to a node and those below it, on each mount; undefined while it loads (decisions-main 14). */
export function useNodeContents(node: TreeNode): NodeContents | undefined {
  const { roleTypes } = useWorkspace();
  const roles = useRead('/api/management/roles/{from}/{count}', { path: { from: 0, count: wholeListSize } }, now);
  const published = useRead('/api/tenant/all-published-items', { query: { ...countedPage, organizationNodeId: node.id, status: 'published' } }, now);
  const scheduled = useRead('/api/tenant/all-published-items', { query: { ...countedPage, organizationNodeId: node.id, status: 'scheduled' } }, now);
  const ids = useMemo(() => idsUnder(node), [node]);
  if (roles.isLoading || published.isLoading || scheduled.isLoading) return undefined;
  return {
    ...countRoles(ofNow(roles), ids, roleTypes),
    published: countPublished(ofNow(published), ids),
    scheduled: countScheduled(ofNow(scheduled)),
  };
}
