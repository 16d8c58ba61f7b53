import { useMemo, useState } from 'react';
import { useTreeState } from 'react-stately/useTreeState';
import { firstExpandedIds, unselectableIds } from './nodePaths.ts';
import { searchNodes } from './nodeSearch.ts';
import type { OrganizationTreeNode, OrganizationTreeProps } from './organizationTreeTypes.ts';
import { VisibleNodes } from './VisibleNodes.ts';

const none: ReadonlySet<string> = new Set();
const toIds = (keys: Iterable<unknown>) => new Set([...keys].map(String));

/** The tree's state: what is open, what a search leaves, what is chosen. */
export function useOrganizationTree(props: OrganizationTreeProps) {
  const { nodes, selectedId = null } = props;
  const [text, setText] = useState('');
  // While searching, the paths to matches are open unless the person closes them; what was open before stays as it was.
  const [closedInSearch, setClosedInSearch] = useState(none);
  const [ownExpandedIds, setOwnExpandedIds] = useState(props.defaultExpandedIds ?? null);
  const search = useMemo(() => searchNodes(nodes, text), [nodes, text]);

  const firstIds = useMemo(() => firstExpandedIds(nodes, selectedId), [nodes, selectedId]);
  const restingIds = props.expandedIds ?? ownExpandedIds ?? firstIds;
  const expandedIds = useMemo(
    () => (search ? new Set([...search.openIds].filter((id) => !closedInSearch.has(id))) : restingIds),
    [search, closedInSearch, restingIds],
  );
  const collection = useMemo(
    () => new VisibleNodes(nodes, expandedIds, search?.keptIds ?? null),
    [nodes, expandedIds, search],
  );
  const disabledKeys = useMemo(() => unselectableIds(nodes), [nodes]);
  const selectedKeys = useMemo(() => (selectedId === null ? [] : [selectedId]), [selectedId]);

  const state = useTreeState<OrganizationTreeNode>({
    collection,
    selectionMode: 'single',
    disabledBehavior: 'selection',
    disabledKeys,
    selectedKeys,
    expandedKeys: expandedIds,
    onSelectionChange: (keys) => {
      const [id] = keys === 'all' ? [] : toIds(keys);
      props.onSelectionChange?.(id ?? null);
    },
    onExpandedChange: (keys) => {
      const ids = toIds(keys);
      if (search) {
        setClosedInSearch(new Set([...search.openIds].filter((id) => !ids.has(id))));
        return;
      }
      setOwnExpandedIds(ids);
      props.onExpandedChange?.(ids);
    },
  });
  return {
    state,
    collection,
    search,
    text,
    setText: (next: string) => {
      setText(next);
      setClosedInSearch(none);
    },
  };
}
