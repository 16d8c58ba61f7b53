import { ApiError } from '@noticeboard/api-types/problem';
import type { OrganizationTreeNode } from '@noticeboard/design-system/organization';
import { useCallback, useMemo, useState } from 'react';
import { useRead } from '../api/useRead.ts';
import { useWorkspace } from '../session/ConsoleSessionContext.tsx';
import { flatNodes, nestedNodes } from '../access/nestedNodes.ts';
import { nodesUnder } from '../access/nodeIds.ts';
import { roleTypeOf } from '../session/workspace/roleRank.ts';
import { shownName } from '../ground/named.ts';
import { organizationTreeNode } from './organizationTree.ts';

/** The organization with what lists need. */
export interface OrganizationNodes {
  /** Names by node id. */
  names: ReadonlyMap<string, string>;
  /** The tree for the node filter; empty for those who may not filter by node. */
  tree: readonly OrganizationTreeNode[];
  /** The tree to publish in: the whole one, or for others the nodes that the role may read, below their ancestors. */
  levels: readonly OrganizationTreeNode[];
  /** Ids of a node and its descendants. */
  under: (id: string | null) => ReadonlySet<string> | null;
  isLoading: boolean;
  error: unknown;
  retry: () => void;
}

/**
 * The whole tree for a super administrator; for others the nodes that the role may read (core §6).
 *
 * @param isNeeded whether it is needed yet: in a large tenant it is megabytes. Once read it stays
 */
export function useOrganizationNodes(isNeeded = true): OrganizationNodes {
  const { role, roleTypes } = useWorkspace();
  const [isAsked, setAsked] = useState(isNeeded);
  if (isNeeded && !isAsked) setAsked(true);
  const isSuperAdmin = roleTypeOf(role, roleTypes) === 'SuperAdmin';
  const root = useRead(isSuperAdmin && isAsked ? '/api/management/organization-nodes/root/descendants' : null);
  const allowed = useRead(isSuperAdmin || !isAsked ? null : '/api/organization-nodes');
  const roots = useMemo(
    () => (isSuperAdmin ? (root.data ? [root.data] : []) : nestedNodes(allowed.data?.readNodes ?? [])),
    [isSuperAdmin, root.data, allowed.data],
  );
  const names = useMemo(() => new Map(flatNodes(roots).map(({ id, name }) => [id, shownName(name)])), [roots]);
  const levels = useMemo(() => {
    if (isSuperAdmin) return roots.map((node) => organizationTreeNode(node));
    // The host sends all descendants of the role's own nodes, but of their ancestors only the path to them.
    const own = nodesUnder(role.organizationNodeId, roots);
    return roots.map((node) => organizationTreeNode(node, ({ id }) => (own.has(id) ? {} : { isIncomplete: true })));
  }, [isSuperAdmin, role.organizationNodeId, roots]);
  const tree = useMemo(() => (isSuperAdmin ? levels : []), [isSuperAdmin, levels]);
  const under = useCallback((id: string | null) => (id === null ? null : nodesUnder(id, roots)), [roots]);
  const { isLoading, error: failure, retry } = isSuperAdmin ? root : allowed;
  // A tenant without an organization has no nodes; this is not a failure here (decisions-core A63).
  const error = failure instanceof ApiError && failure.errorCode === 1100 ? undefined : failure;
  return useMemo(() => ({ names, tree, levels, under, isLoading, error, retry }), [names, tree, levels, under, isLoading, error, retry]);
}
