import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { messages } from '../../messages/collections.ts';
import type { TreeProps } from './treeTypes.ts';
import type { VisibleRows } from './rows/VisibleRows.ts';

/** The state of children that are loaded when their node is opened. */
export interface LazyChildren {
  loadingIds: ReadonlySet<string>;
  /** Messages of loads that failed; opening the node again tries again. */
  failures: ReadonlyMap<string, string>;
}

/** Loads the children of open nodes that have none yet, once for each opening. A node whose load fails closes again. */
export function useLazyChildren(
  { loadChildren }: Pick<TreeProps, 'loadChildren'>,
  rows: VisibleRows,
  expandedIds: ReadonlySet<string>,
  close: (id: string) => void,
): LazyChildren {
  const [loadingIds, setLoadingIds] = useState<ReadonlySet<string>>(new Set());
  const [failures, setFailures] = useState<ReadonlyMap<string, string>>(new Map());
  const asked = useRef(new Set<string>());
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    if (!loadChildren) return;
    for (const { value: node, key } of rows) {
      const id = String(key);
      if (!node || node.children !== undefined || !node.hasChildren || !expandedIds.has(id) || asked.current.has(id)) continue;
      asked.current.add(id);
      setLoadingIds((ids) => new Set(ids).add(id));
      setFailures((known) => new Map([...known].filter(([failed]) => failed !== id)));
      loadChildren(node)
        .catch((error: unknown) => {
          setFailures((known) => new Map(known).set(id, error instanceof Error ? error.message : messages.tree.loadFailed));
          closeNow(id);
        })
        .finally(() => {
          asked.current.delete(id);
          setLoadingIds((ids) => new Set([...ids].filter((other) => other !== id)));
        });
    }
  }, [rows, expandedIds, loadChildren]);
  return { loadingIds, failures };
}
