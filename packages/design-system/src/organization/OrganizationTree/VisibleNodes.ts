import type { Collection, Key, Node } from 'react-stately';
import type { OrganizationTreeNode } from './organizationTreeTypes.ts';

/** A node as react-aria's tree hooks read it. */
export type VisibleNode = Node<OrganizationTreeNode>;

/**
 * The rows of the tree that are open now, as a react-aria collection built from data. React never renders what
 * is closed or out of sight, which is what makes 5,000 nodes open at once (performance.md).
 */
export class VisibleNodes implements Collection<VisibleNode> {
  readonly #rows: VisibleNode[] = [];
  readonly #places = new Map<Key, number>();
  readonly #children = new Map<Key, VisibleNode[]>();

  /** @param keptIds what a search leaves; `null` for everything */
  constructor(
    nodes: readonly OrganizationTreeNode[],
    expandedIds: ReadonlySet<string>,
    keptIds: ReadonlySet<string> | null,
  ) {
    const add = (siblings: readonly OrganizationTreeNode[], level: number, parentKey: string | null): VisibleNode[] => {
      const kept = keptIds === null ? siblings : siblings.filter((node) => keptIds.has(node.id));
      return kept.map((node, index) => {
        const hasChildNodes = (node.children ?? []).some((child) => keptIds === null || keptIds.has(child.id));
        const row: VisibleNode = {
          type: 'item',
          key: node.id,
          value: node,
          level,
          index,
          parentKey,
          prevKey: kept[index - 1]?.id ?? null,
          nextKey: kept[index + 1]?.id ?? null,
          hasChildNodes,
          childNodes: [],
          rendered: null,
          textValue: node.name,
          props: {},
        };
        this.#places.set(node.id, this.#rows.length);
        this.#rows.push(row);
        if (hasChildNodes && expandedIds.has(node.id)) {
          this.#children.set(node.id, add(node.children ?? [], level + 1, node.id));
        }
        return row;
      });
    };
    add(nodes, 0, null);
  }

  get size() {
    return this.#rows.length;
  }

  [Symbol.iterator]() {
    return this.#rows[Symbol.iterator]();
  }

  getKeys() {
    return this.#places.keys();
  }

  getItem(key: Key) {
    return this.#rows[this.indexOf(key)] ?? null;
  }

  at(index: number) {
    return this.#rows[index] ?? null;
  }

  /** The row's place from the top, -1 when it isn't open. */
  indexOf(key: Key) {
    return this.#places.get(key) ?? -1;
  }

  getKeyBefore(key: Key) {
    return this.#rows[this.indexOf(key) - 1]?.key ?? null;
  }

  getKeyAfter(key: Key) {
    const place = this.indexOf(key);
    return place < 0 ? null : (this.#rows[place + 1]?.key ?? null);
  }

  getFirstKey() {
    return this.#rows[0]?.key ?? null;
  }

  getLastKey() {
    return this.#rows.at(-1)?.key ?? null;
  }

  getChildren(key: Key) {
    return this.#children.get(key) ?? [];
  }

  getTextValue(key: Key) {
    return this.getItem(key)?.textValue ?? '';
  }
}
