import { useMemo } from 'react';
import type { Node } from 'react-stately';
import { useListState } from 'react-stately/useListState';
import { RowCollection } from '../RowCollection.ts';
import type { InfiniteListProps } from './infiniteListTypes.ts';

const none: ReadonlySet<string> = new Set();
const rowOf = <Item>(item: Item, key: string, index: number, textValue: string): Node<Item> => ({
  type: 'item',
  key,
  value: item,
  level: 0,
  index,
  hasChildNodes: false,
  childNodes: [],
  rendered: null,
  textValue,
  props: {},
});

/** The items as rows, and what is selected and focused among them. */
export function useRows<Item>(props: InfiniteListProps<Item>) {
  const { items, getItemId, itemLabel, selectionMode = 'none', selectedIds = none } = props;
  const rows = useMemo(
    () => new RowCollection(items.map((item, index) => rowOf(item, getItemId(item), index, itemLabel(item)))) as RowCollection<Item & object>,
    [items, getItemId, itemLabel],
  );
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
