import { useMemo } from 'react';
import { useRead } from '../api/useRead.ts';
import { useWorkspace } from '../session/ConsoleSessionContext.tsx';
import { nodeIds, nodesUnder } from './nodeIds.ts';
import type { PlacedAccess } from './permissions.ts';
import { useAccess } from './useAccess.ts';

/**
 * The same for rules that depend on nodes: they are read once, and added when they have loaded. A super
 * administrator, to whom no such rule applies, reads none: in a large tenant the list is megabytes (ADR 0104).
 */
export function usePlacedAccess(): PlacedAccess {
  const access = useAccess();
  const { role } = useWorkspace();
  const { data: nodes } = useRead(access.actingRole === 'SuperAdmin' ? null : '/api/organization-nodes');
  return useMemo(
    () => ({
      ...access,
      ownNodeIds: nodes ? nodesUnder(role.organizationNodeId, nodes.readNodes ?? []) : null,
      readNodeIds: nodes ? nodeIds(nodes.readNodes ?? []) : null,
      writeNodeIds: nodes ? nodeIds(nodes.writeNodes ?? []) : null,
    }),
    [access, role, nodes],
  );
}
