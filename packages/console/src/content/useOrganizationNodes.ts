import { ApiError } from '@noticeboard/api-types/problem';
import type { components } from '@noticeboard/api-types/schema';
import type { OrganizationTreeNode } from '@noticeboard/design-system/organization';
import { useCallback, useMemo, useState } from 'react';
import { useRead } from '../api/useRead.ts';
import { useWorkspace } from '../session/ConsoleSessionContext.tsx';
import { flatNodes, nestedNodes } from '../access/nestedNodes.ts';
import { nodesUnder } from '../access/nodeIds.ts';
import { roleTypeOf } from '../session/workspace/roleRank.ts';
import { shownName } from '../ground/named.ts';

type Node = components['schemas']['OrganizationNode'];

/** The organization as a list needs it. */
export interface OrganizationNodes {
  /** Names by node id. */
  names: ReadonlyMap<string, string>;
  /** The tree for the node filter; empty for those who may not filter by node. */
  tree: readonly OrganizationTreeNode[];
  /** The tree to publish in: the whole one, or for others what the role may read, below the nodes that lead to it. */
  levels: readonly OrganizationTreeNode[];
  /** Ids of a node and its descendants. */
  under: (id: string | null) => ReadonlySet<string> | null;
  isLoading: boolean;
  error: unknown;
  retry: () => void;
}

/** @param own ids of the role's nodes, of which all that is below is sent; null for the whole organization */
const treeNode = ({ id, name, publishEnabled, organizationNodes }: Node, own: ReadonlySet<string> | null): OrganizationTreeNode => ({
  id,
  name: shownName(name),
  isPublishingOff: publishEnabled === false,
  ...(own !== null && !own.has(id) && { isPart: true }),
  children: (organizationNodes ?? []).map((child) => treeNode(child, own)),
});

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
  const own = useMemo(() => (isSuperAdmin ? null : nodesUnder(role.organizationNodeId, roots)), [isSuperAdmin, role.organizationNodeId, roots]);
  const levels = useMemo(() => roots.map((node) => treeNode(node, own)), [roots, own]);
  const tree = useMemo(() => (isSuperAdmin ? levels : []), [isSuperAdmin, levels]);
  const under = useCallback((id: string | null) => (id === null ? null : nodesUnder(id, roots)), [roots]);
  const { isLoading, error, retry } = isSuperAdmin ? root : allowed;
  return {
    names,
    tree,
    levels,
    under,
    isLoading,
    // A tenant without an organization has no nodes; that is no failure here (decisions-core A63).
    error: error instanceof ApiError && error.errorCode === 1100 ? undefined : error,
    retry,
  };
}
