import type { components } from '@noticeboard/api-types/schema';
import type { Read } from '../../api/readTypes.ts';
import { useRead } from '../../api/useRead.ts';
import { useWorkspace } from '../../session/ConsoleSessionContext.tsx';
import { roleTypeOf } from '../../session/workspace/roleRank.ts';
import { chartRange } from './activityDays.ts';
import { hasNoRoot } from './hasNoRoot.ts';

/**
 * Active users by day for the last two weeks, for the root node; for a unit administrator, who may not read the
 * root, for the node of the selected role (decisions-core A25). Without a root that may be read the chart is empty
 * and nobody is redirected (decisions-core A63).
 */
export function useActiveUsers(now: Date): Read<components['schemas']['ActiveUsersDay'][]> {
  const { role, roleTypes } = useWorkspace();
  const isSuperAdmin = roleTypeOf(role, roleTypes) === 'SuperAdmin';
  const root = useRead(isSuperAdmin ? '/api/management/organization-nodes/root' : null);
  const nodeId = isSuperAdmin ? root.data?.id : role.organizationNodeId;
  const days = useRead(
    nodeId ? '/api/management/analytics/organization-nodes/{nodeId}/users/active/by-date/{from}/{to}' : null,
    { path: { nodeId: nodeId ?? '', ...chartRange(now) }, query: { activityThreshold: 1, daysThreshold: 1 } },
  );
  if (hasNoRoot(root.error)) return { ...days, data: [], error: undefined };
  if (root.error !== undefined && root.data === undefined) return { ...days, error: root.error, retry: root.retry };
  if (!isSuperAdmin && !role.organizationNodeId) return { ...days, data: [] };
  return { ...days, isLoading: root.isLoading || days.isLoading };
}
