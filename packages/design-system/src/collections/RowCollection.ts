import type { Collection, Key, Node } from 'react-stately';

/** Rows given as data, as a react-aria collection: nothing is rendered to collect them, so only a window of them is rendered. */
export class RowCollection<T> implements Collection<Node<T>> {
  readonly #rows: readonly Node<T>[];
  readonly #places = new Map<Key, number>();
  readonly #children = new Map<Key, Node<T>[]>();

  constructor(rows: readonly Node<T>[]) {
    this.#rows = rows;
    this.#rows.forEach((row, place) => {
      this.#places.set(row.key, place);
      if (row.parentKey == null) return;
      const siblings = this.#children.get(row.parentKey);
      if (siblings) siblings.push(row);
      else this.#children.set(row.parentKey, [row]);
    });
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
