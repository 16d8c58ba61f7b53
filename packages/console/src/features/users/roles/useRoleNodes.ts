import { ApiError } from '@noticeboard/api-types/problem';
import type { OrganizationTreeNode } from '@noticeboard/design-system/organization';
import { useMemo } from 'react';
import { useRead } from '../../../api/useRead.ts';
import { roleMessages } from '../../../messages/roles.ts';
import type { PlacedAccess } from '../../../access/permissions.ts';
import { choosableNodes, nodesById } from './roleNodes.ts';

/** The organization with what roles need. */
export interface RoleNodes {
  /** Names and paths by node id; null while they are loading. */
  byId: ReadonlyMap<string, { name: string; path: string }> | null;
  /** The tree to choose from. */
  tree: readonly OrganizationTreeNode[];
  isLoading: boolean;
  error: unknown;
  retry: () => void;
}

/** The whole tree for a super administrator; for a unit administrator their own nodes, below their ancestors. */
export function useRoleNodes(access: PlacedAccess): RoleNodes {
  const isSuperAdmin = access.actingRole === 'SuperAdmin';
  const root = useRead(isSuperAdmin ? '/api/management/organization-nodes/root/descendants' : null);
  const allowed = useRead(isSuperAdmin ? null : '/api/organization-nodes');
  const nodes = useMemo(
    () => (isSuperAdmin ? (root.data ? [root.data] : []) : (allowed.data?.readNodes ?? [])),
    [isSuperAdmin, root.data, allowed.data],
  );
  const { isLoading, error, retry } = isSuperAdmin ? root : allowed;
  const own = isSuperAdmin ? null : access.ownNodeIds;
  const tree = useMemo(() => choosableNodes(nodes, own, roleMessages.outsideUnit), [nodes, own]);
  const byId = useMemo(() => nodesById(nodes), [nodes]);
  return {
    byId: isLoading ? null : byId,
    tree,
    isLoading,
    // A tenant without an organization has no nodes; this is not a failure here (decisions-core A63).
    error: error instanceof ApiError && error.errorCode === 1100 ? undefined : error,
    retry,
  };
}
