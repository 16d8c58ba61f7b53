import { pageOfFirstRow } from '@noticeboard/design-system';
import { useCallback, useMemo } from 'react';
import type { AddressForm } from '../address/addressForm.ts';
import { type AddressState, useAddressState } from '../useAddressState.ts';
import { useSearchText } from '../useSearchText.ts';

/** The state that every list has; a list adds its filters. */
export interface ListPlace {
  /** From 1. */
  page: number;
  /** Rows of a page. */
  size: number;
  /** The text to search for; empty for none. */
  search: string;
}

/** A list's state in the address, with its setters. All functions are stable. */
export interface List<State extends ListPlace> {
  state: State;
  /** For hooks that follow the address, such as `useLastPage`. */
  address: AddressState<State>;
  /** Changes a filter or the sort: starts at the first page again. */
  change: (change: Partial<Omit<State, 'page'>>) => void;
  goTo: (page: number) => void;
  /** Changes the page size: the first row stays in sight. */
  resize: (size: number) => void;
  /** The text in the search field, which the address follows after a pause. */
  typed: string;
  type: (text: string) => void;
  /** Clears search and filters, and keeps the order. */
  clear: () => void;
  /** Whether search or filters hide rows, or will in a moment. */
  isFiltered: boolean;
}

/** Whether anything but page, size and order differs from a plain list. A search of nothing but space hides no row. */
export function isListFiltered<State extends ListPlace>(state: State, defaults: State): boolean {
  const { page: _page, size: _size, search, ...filters } = state;
  if (search.trim() !== defaults.search) return true;
  return Object.entries(filters).some(([name, value]) => name !== 'sort' && value !== defaults[name as keyof State]);
}

/** A list without its search and filters: size and order are kept. */
export function unfilteredList<State extends ListPlace>(state: State, defaults: State): State {
  return { ...defaults, size: state.size, ...('sort' in state && { sort: state.sort }) };
}

/** Keeps the state of a list in the address. */
export function useList<State extends ListPlace>(form: AddressForm<State>): List<State> {
  const address = useAddressState(form);
  const [state, setState] = address;
  const { defaults } = form;
  const commit = useCallback((search: string) => setState((newest) => ({ ...newest, search, page: 1 }), { isStep: false }), [setState]);
  const [typed, type, forgetTyped] = useSearchText(state.search, commit);
  const acts = useMemo(
    () => ({
      change: (change: Partial<Omit<State, 'page'>>) => setState((newest) => ({ ...newest, ...change, page: 1 })),
      goTo: (page: number) => setState((newest) => ({ ...newest, page })),
      resize: (size: number) => setState((newest) => ({ ...newest, size, page: pageOfFirstRow(newest.page, newest.size, size) })),
    }),
    [setState],
  );
  return {
    ...acts,
    state,
    address,
    typed,
    type,
    clear() {
      forgetTyped();
      setState((newest) => unfilteredList(newest, defaults));
    },
    isFiltered: isListFiltered(state, defaults) || typed.trim() !== defaults.search,
  };
}
