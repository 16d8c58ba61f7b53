import { useMemo } from 'react';
import { nodeIds } from '../../access/nodeIds.ts';
import { useAccess, useActingAs } from '../../access/useAccess.ts';
import { useRead } from '../../api/useRead.ts';
import { useOrganizationNodes } from '../useOrganizationNodes.ts';
import { useWorkspace } from '../../session/ConsoleSessionContext.tsx';
import { describeError } from '../../ground/describeError.ts';
import type { AllowedNodes } from '@noticeboard/design-system/publishing';

const none: AllowedNodes = new Set<string>();

/** The nodes to which items of a page may be published: all for a super administrator, else the write nodes of the page at the host (PERM-31, PERM-32). */
export function usePublishNodes(pageId: string) {
  const isSuper = useAccess().actingRole === 'SuperAdmin';
  const actingAs = useActingAs();
  const { profile } = useWorkspace();
  const { levels, isLoading, error, retry } = useOrganizationNodes();
  const allowed = useRead(isSuper ? null : '/api/organization-nodes', { query: { contentInstanceContext: pageId } });
  const { data } = allowed;
  const allowedNodeIds = useMemo((): AllowedNodes => (isSuper ? 'all' : data ? nodeIds(data.writeNodes ?? []) : none), [isSuper, data]);
  const failure = error ?? allowed.error;
  return {
    nodes: levels,
    allowedNodeIds,
    defaultNodeId: profile.defaultOrganizationNodeId ?? null,
    isLoading: isLoading || allowed.isLoading,
    error: failure === undefined ? null : describeError(failure, { actingAs }).detail,
    onRetry: () => {
      retry();
      allowed.retry();
    },
  };
}
