import { startTransition, useState } from 'react';
import { useSearchFromHere } from '../../shared/useNavigateFromHere.ts';
import { nodesAbove, type Organization, type TreeNode } from './organizationNodes.ts';

/** Which node is chosen, and which are expanded. */
export interface NodeChoice {
  /** The chosen node; the root until one is chosen, and when the chosen one is gone. */
  chosen: TreeNode | null;
  choose: (id: string) => void;
  expandedIds: ReadonlySet<string>;
  setExpandedIds: (ids: ReadonlySet<string>) => void;
  /** Chooses a node and expands its ancestors. */
  reveal: (id: string, parent: TreeNode | null) => void;
}

const idsOnTheWay = (node: TreeNode | null) => (node === null ? [] : [...nodesAbove(node), node].map(({ id }) => id));

/** Keeps the chosen node in the address, so that it can be linked and survives a reload. */
export function useNodeChoice(organization: Organization | undefined): NodeChoice {
  const [search, setSearch] = useSearchFromHere();
  const [ownExpandedIds, setOwnExpandedIds] = useState<ReadonlySet<string> | null>(null);
  // Rendered in slices: all nodes may open at the same time.
  const setExpandedIds = (ids: ReadonlySet<string>) => startTransition(() => setOwnExpandedIds(ids));
  const root = organization?.root ?? null;
  const chosen = organization?.byId.get(search.get('node') ?? '') ?? root;
  const expandedIds = ownExpandedIds ?? new Set(root === null ? [] : [root.id, ...idsOnTheWay(chosen?.parent ?? null)]);
  const choose = (id: string) => setSearch({ node: id }, { replace: true });
  return {
    chosen,
    choose,
    expandedIds,
    setExpandedIds,
    reveal: (id, parent) => {
      choose(id);
      setExpandedIds(new Set([...expandedIds, ...idsOnTheWay(parent)]));
    },
  };
}
