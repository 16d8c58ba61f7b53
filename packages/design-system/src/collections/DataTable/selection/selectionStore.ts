import { createContext } from 'react';

/** The selection outside React, so that a change renders the checkboxes that changed and no row (ADR 0005). */
export class SelectionStore {
  #ids: ReadonlySet<string>;
  readonly #listeners = new Set<() => void>();

  constructor(ids: ReadonlySet<string>) {
    this.#ids = ids;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly has = (id: string): boolean => this.#ids.has(id);

  readonly set = (ids: ReadonlySet<string>): void => {
    if (ids === this.#ids) return;
    this.#ids = ids;
    for (const listener of this.#listeners) listener();
  };
}

/** What a row's checkbox needs; stable for the life of the table. */
export interface SelectionAccess {
  store: SelectionStore;
  toggle: (id: string) => void;
}

/** The selection of the table around a row; null where rows can't be selected. */
export const SelectionContext = createContext<SelectionAccess | null>(null);
