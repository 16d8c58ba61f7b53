import { ApiError } from '@noticeboard/api-types/problem';
import type { OrganizationTreeNode } from '@noticeboard/design-system/organization';
import { useMemo } from 'react';
import { useRead } from '../../api/useRead.ts';
import { useWorkspace } from '../../session/ConsoleSessionContext.tsx';
import { roleTypeOf } from '../../session/workspace/roleRank.ts';
import { flatNodes, nestedNodes } from '../../access/nestedNodes.ts';
import { organizationTreeNode } from '../../content/organizationTree.ts';
import { shownName } from '../../ground/named.ts';

/** The nodes whose numbers can be requested. */
export interface AnalyticsNodes {
  /** The node that applies while none is chosen: the role's (core §2); null for everyone. */
  ownNodeId: string | null;
  tree: readonly OrganizationTreeNode[];
  names: ReadonlyMap<string, string>;
  isLoading: boolean;
  error: unknown;
  retry: () => void;
}

/** The host's error code when the tenant has no organization yet (core §8); not a failure here (decisions-core A63). */
const noOrganization = 1100;

/** The whole organization for a super administrator, for others the role's node and what is below it (core §2, §6). */
export function useAnalyticsNodes(): AnalyticsNodes {
  const { role, roleTypes } = useWorkspace();
  const isSuperAdmin = roleTypeOf(role, roleTypes) === 'SuperAdmin';
  const ownNodeId = isSuperAdmin ? null : role.organizationNodeId;
  const root = useRead(isSuperAdmin ? '/api/management/organization-nodes/root/descendants' : null);
  const allowed = useRead(isSuperAdmin ? null : '/api/organization-nodes');
  const roots = useMemo(() => nestedNodes(isSuperAdmin ? (root.data ? [root.data] : []) : (allowed.data?.readNodes ?? [])), [isSuperAdmin, root.data, allowed.data]);
  const nodes = useMemo(() => flatNodes(roots), [roots]);
  const { isLoading, error, retry } = isSuperAdmin ? root : allowed;
  return {
    ownNodeId,
    tree: useMemo(() => (isSuperAdmin ? roots : nodes.filter(({ id }) => id === ownNodeId)).map((node) => organizationTreeNode(node)), [isSuperAdmin, roots, nodes, ownNodeId]),
    names: useMemo(() => new Map(nodes.map(({ id, name }) => [id, shownName(name)])), [nodes]),
    isLoading,
    error: error instanceof ApiError && error.errorCode === noOrganization ? undefined : error,
    retry,
  };
}
