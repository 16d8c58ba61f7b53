import { defaultPageSizes } from '@noticeboard/design-system';
import { userSearch } from '../../../ground/limits.ts';
import { type AddressForm, readIdentifier, readPage } from '../../../shared/useAddressState.ts';

/** Everything that decides which users are on screen. Lives in the address, so that Back and reload restore the place. */
export interface ListState {
  /** From 1. */
  page: number;
  /** Rows of a page. */
  size: number;
  /** Text looked for; empty for none. */
  search: string;
  /** Id of a tag that shown users have; null for any. */
  withTag: string | null;
  /** Id of a tag that shown users do not have; null for none. Both may be given (decisions-core O41). */
  withoutTag: string | null;
}

/** How the list opens (decisions-core A34). */
export const defaultListState: ListState = { page: 1, size: 20, search: '', withTag: null, withoutTag: null };

/** Keys of the address: short, and stable because people share links. */
const keys = { page: 'page', size: 'size', search: 'search', withTag: 'tag', withoutTag: 'without-tag' } as const;

/** Reads the list's state from an address; what is missing or not understood is the default. */
export function readListState(address: URLSearchParams): ListState {
  return {
    page: readPage(address.get(keys.page)),
    size: defaultPageSizes.find((option) => String(option) === address.get(keys.size)) ?? defaultListState.size,
    search: address.get(keys.search) ?? '',
    withTag: readIdentifier(address.get(keys.withTag)),
    withoutTag: readIdentifier(address.get(keys.withoutTag)),
  };
}

/** Writes the list's state into an address; defaults are left out, so that a plain list has a plain address. */
export function writeListState(state: ListState): URLSearchParams {
  const address = new URLSearchParams();
  if (state.page !== 1) address.set(keys.page, String(state.page));
  if (state.size !== defaultListState.size) address.set(keys.size, String(state.size));
  if (state.search) address.set(keys.search, state.search);
  if (state.withTag) address.set(keys.withTag, state.withTag);
  if (state.withoutTag) address.set(keys.withoutTag, state.withoutTag);
  return address;
}

/** How the list's state is in its address. */
export const listAddress: AddressForm<ListState> = { read: readListState, write: writeListState };

/** The phrase that the host is asked for; null when what is written is too short for one (decisions-core O42). */
export function phraseOf({ search }: Pick<ListState, 'search'>): string | null {
  const phrase = search.trim();
  return phrase.length < userSearch.minimumLength ? null : phrase;
}

/** Whether a tag filters. */
export const isTagFiltered = ({ withTag, withoutTag }: ListState): boolean => withTag !== null || withoutTag !== null;

/** Whether anything hides users: then 'Clear Filters' is offered. */
export const isFiltered = (state: ListState): boolean => state.search !== '' || isTagFiltered(state);

/** A change of search, filter or size starts at the first page again. */
export const changed = (state: ListState, change: Partial<Omit<ListState, 'page'>>): ListState => ({ ...state, ...change, page: 1 });
