import { contentTypeNames } from '../../content/kinds.ts';
import { publishedContentPageSizes } from '../../ground/limits.ts';
import { type AddressForm, readIdentifier, readPage } from '../../shared/useAddressState.ts';

/** Columns that Published Content sorts by (core §2), as they are in the address and in the call. */
export const sortableColumns = ['name', 'author', 'status', 'createdUtc'] as const;
/** A column that Published Content sorts by. */
export type SortableColumn = (typeof sortableColumns)[number];

/** Everything that decides which rows are on screen. Lives in the address, so that back and reload restore the place. */
export interface ListState {
  /** From 1. */
  page: number;
  size: (typeof publishedContentPageSizes)[number];
  /** Null is the server's own order. */
  sort: { column: SortableColumn; direction: 'ascending' | 'descending' } | null;
  /** Text looked for in names; empty for none. */
  search: string;
  /** Type name, such as `Survey`; null for all. */
  typeName: string | null;
  /** Organization node whose items and whose descendants' items are shown; null for all. */
  organizationNodeId: string | null;
}

/** How the list opens: newest first (decisions-core O36). */
export const defaultListState: ListState = {
  page: 1,
  size: 25,
  sort: { column: 'createdUtc', direction: 'descending' },
  search: '',
  typeName: null,
  organizationNodeId: null,
};

/** Keys of the address: short, and stable because people share links. */
const keys = { page: 'page', size: 'size', sort: 'sort', search: 'search', typeName: 'type', node: 'node' } as const;

const noSort = 'none';

function readSort(text: string | null): ListState['sort'] {
  if (text === noSort) return null;
  const column = sortableColumns.find((name) => name === text?.replace(/^-/, ''));
  if (!column) return defaultListState.sort;
  return { column, direction: text?.startsWith('-') ? 'descending' : 'ascending' };
}

function writeSort(sort: ListState['sort']): string {
  if (!sort) return noSort;
  return sort.direction === 'descending' ? `-${sort.column}` : sort.column;
}

/** Reads the list's state from an address; what is missing or not understood is the default. */
export function readListState(address: URLSearchParams): ListState {
  const size = publishedContentPageSizes.find((option) => String(option) === address.get(keys.size));
  return {
    page: readPage(address.get(keys.page)),
    size: size ?? defaultListState.size,
    sort: readSort(address.get(keys.sort)),
    search: address.get(keys.search) ?? '',
    typeName: contentTypeNames.find((name) => name === address.get(keys.typeName)) ?? null,
    organizationNodeId: readIdentifier(address.get(keys.node)),
  };
}

/** Writes the list's state into an address; defaults are left out, so that a plain list has a plain address. */
export function writeListState(state: ListState): URLSearchParams {
  const address = new URLSearchParams();
  if (state.page !== 1) address.set(keys.page, String(state.page));
  if (state.size !== defaultListState.size) address.set(keys.size, String(state.size));
  if (writeSort(state.sort) !== writeSort(defaultListState.sort)) address.set(keys.sort, writeSort(state.sort));
  if (state.search) address.set(keys.search, state.search);
  if (state.typeName) address.set(keys.typeName, state.typeName);
  if (state.organizationNodeId) address.set(keys.node, state.organizationNodeId);
  return address;
}

/** How the list's state is in its address. */
export const listAddress: AddressForm<ListState> = { read: readListState, write: writeListState };

/** The same for those who may not filter by node (`LIST-15`): an address with one shows their whole list. */
export const listAddressWithoutNode: AddressForm<ListState> = {
  read: (address) => ({ ...readListState(address), organizationNodeId: null }),
  write: writeListState,
  refused: [keys.node],
};

/** Whether any filter hides rows: then 'Clear Filters' is offered. */
export const isFiltered = (state: ListState): boolean =>
  state.search !== '' || state.typeName !== null || state.organizationNodeId !== null;

/** A change of filter, sort or size starts at the first page again; a change of page keeps the rest. */
export const changed = (state: ListState, change: Partial<Omit<ListState, 'page'>>): ListState => ({
  ...state,
  ...change,
  page: 1,
});
