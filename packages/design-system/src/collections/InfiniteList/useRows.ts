import { useMemo } from 'react';
import { useListState } from 'react-stately/useListState';
import { listRows } from '../listRows.ts';
import type { RowCollection } from '../RowCollection.ts';
import type { InfiniteListProps } from './infiniteListTypes.ts';

const none: ReadonlySet<string> = new Set();

/** The items as rows, and what is selected and focused among them. */
export function useRows<Item>(props: InfiniteListProps<Item>) {
  const { items, getItemId, itemLabel, selectionMode = 'none', selectedIds = none } = props;
  const rows = useMemo(() => listRows(items, getItemId, itemLabel) as RowCollection<Item & object>, [items, getItemId, itemLabel]);
  const state = useListState<Item & object>({
    collection: rows,
    selectionMode,
    selectedKeys: selectedIds,
    onSelectionChange: (keys) => {
      props.onSelectionChange?.(new Set([...(keys === 'all' ? rows.getKeys() : keys)].map(String)));
    },
  });
  return { rows, state };
}
