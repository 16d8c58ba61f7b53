import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { Key } from 'react-stately';
import { useTreeState } from 'react-stately/useTreeState';
import { useHandler } from '../../effects/useHandler.ts';
import { useListener } from '../../effects/useListener.ts';
import { say } from '../../feedback/announcement/say.ts';
import { messages } from '../../messages/collections.ts';
import { filterTree } from './rules/filterTree.ts';
import { firstExpandedIds, parentIds, toIds, unselectableIds } from './rules/treePaths.ts';
import type { TreeNode, TreeProps } from './treeTypes.ts';
import { useLazyChildren } from './useLazyChildren.ts';
import { VisibleRows } from './rows/VisibleRows.ts';

const none: ReadonlySet<string> = new Set();

/**
 * A tree's state: what is open, what a search has found, what is selected, what is loading.
 *
 * @param scroller the element around the rows
 */
export function useTreeModel(props: TreeProps, scroller: RefObject<HTMLElement | null>) {
  const { nodes, selectedIds = none, selectionMode = 'none' } = props;
  const [text, setText] = useState('');
  // While searching, the paths to matches are open unless the user closes them; what was open before stays as it was.
  const [closedInSearch, setClosedInSearch] = useState(none);
  const [ownExpandedIds, setOwnExpandedIds] = useState(props.defaultExpandedIds ?? null);
  const search = useMemo(() => filterTree(nodes, text), [nodes, text]);

  const firstIds = useMemo(() => firstExpandedIds(nodes, selectedIds), [nodes, selectedIds]);
  const restingIds = props.expandedIds ?? ownExpandedIds ?? firstIds;
  const expandedIds = useMemo(
    () => (search ? new Set([...search.openIds].filter((id) => !closedInSearch.has(id))) : restingIds),
    [search, closedInSearch, restingIds],
  );
  const rows = useMemo(() => new VisibleRows(nodes, expandedIds, search?.keptIds ?? null), [nodes, expandedIds, search]);
  const disabledKeys = useMemo(() => unselectableIds(nodes), [nodes]);

  const setExpandedIds = (ids: ReadonlySet<string>) => {
    if (search) {
      setClosedInSearch(new Set([...search.openIds].filter((id) => !ids.has(id))));
      return;
    }
    setOwnExpandedIds(ids);
    props.onExpandedChange?.(ids);
  };
  const state = useTreeState<TreeNode>({
    collection: rows,
    selectionMode,
    disabledBehavior: 'selection',
    disabledKeys,
    selectedKeys: selectedIds,
    expandedKeys: expandedIds,
    onSelectionChange: (keys) => {
      props.onSelectionChange?.(keys === 'all' ? toIds(rows.getKeys()) : toIds(keys));
    },
    onExpandedChange: (keys) => {
      // Not every screen reader announces that the current row has changed; Orca says 'blank' instead.
      say(keys.size > expandedIds.size ? messages.tree.expanded : messages.tree.collapsed);
      setExpandedIds(toIds(keys));
    },
  });
  const lazy = useLazyChildren(props, rows, expandedIds, (id) => {
    setExpandedIds(new Set([...expandedIds].filter((other) => other !== id)));
  });
  useFocusKeptInTree(state, rows);
  useListener('focusin', ({ target }) => {
    // A layer that closes behind another one marks the tree as focused, which it can't be then: the next row that appears would
    // take the focus from the search that the user types in.
    if (state.selectionManager.isFocused && !(target instanceof Node && scroller.current?.contains(target))) state.selectionManager.setFocused(false);
  });
  const goTo = (key: Key) => {
    state.selectionManager.setFocused(true);
    state.selectionManager.setFocusedKey(key);
  };
  const toggle = useHandler((id: string) => {
    state.toggleKey(id);
    goTo(id);
  });
  return {
    state,
    toggle,
    rows,
    search,
    text,
    lazy,
    setText: (next: string) => {
      setText(next);
      setClosedInSearch(none);
    },
    /** Focuses the match of a search; without a search the row that Tab would reach. */
    goToFirst: () => {
      const { selectedKeys, focusedKey } = state.selectionManager;
      const wanted = [search?.firstMatchId, focusedKey, ...selectedKeys, rows.at(0)?.key].find((key) => key != null && rows.indexOf(key) >= 0);
      if (wanted != null) goTo(wanted);
    },
    openAll: () => setExpandedIds(parentIds(nodes)),
    closeAll: () => setExpandedIds(none),
  };
}

/** Moves the focus of a row that was removed, as by deletion, to its neighbour. */
function useFocusKeptInTree({ selectionManager }: ReturnType<typeof useTreeState<TreeNode>>, rows: VisibleRows) {
  const place = useRef(0);
  const { focusedKey } = selectionManager;
  useEffect(() => {
    if (focusedKey === null) return;
    const index = rows.indexOf(focusedKey);
    if (index >= 0) {
      place.current = index;
      return;
    }
    const neighbour = rows.at(Math.min(place.current, rows.size - 1));
    if (neighbour) selectionManager.setFocusedKey(neighbour.key);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the manager is new in each render
  }, [focusedKey, rows]);
}
