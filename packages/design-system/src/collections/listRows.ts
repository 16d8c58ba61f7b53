import type { Node } from 'react-stately';
import { RowCollection } from './RowCollection.ts';

const nothing = () => ({});

/**
 * The items of a list without levels, as a react-aria collection.
 *
 * @param idOf the key of an item
 * @param textOf what an item is called: read out, and found by typing
 * @param propsOf what react-aria's hooks read of an item, such as its `href`
 */
export function listRows<Item>(
  items: readonly Item[],
  idOf: (item: Item) => string,
  textOf: (item: Item) => string,
  propsOf: (item: Item) => Record<string, unknown> = nothing,
): RowCollection<Item> {
  const keys = items.map(idOf);
  return new RowCollection(
    items.map(
      (item, index): Node<Item> => ({
        type: 'item',
        key: keys[index]!,
        value: item,
        level: 0,
        index,
        hasChildNodes: false,
        childNodes: [],
        rendered: null,
        textValue: textOf(item),
        prevKey: keys[index - 1] ?? null,
        nextKey: keys[index + 1] ?? null,
        props: propsOf(item),
      }),
    ),
  );
}
