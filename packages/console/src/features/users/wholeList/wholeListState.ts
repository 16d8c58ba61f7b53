import { defaultPageSizes } from '@noticeboard/design-system';
import { readPage } from '../../../shared/useAddressState.ts';

/** Rows of a page of roles, tags and departments at first (decisions-core A34). */
const firstPageSize = 50;

/** Everything that decides which rows of a list are on screen. Lives in the address, so that Back and reload restore the place. */
export interface WholeListState {
  /** From 1. */
  page: number;
  /** Rows of a page. */
  size: number;
  /** Text looked for; empty for none. */
  search: string;
  /** The one choice that filters, such as a role type's id; null for all. */
  choice: string | null;
  sort: { columnId: string; direction: 'ascending' | 'descending' };
}

/** How the rows of one list are searched, filtered and sorted. Keep it at module scope. */
export interface WholeListRules<Row> {
  /** What the search looks in. */
  searched: (row: Row) => string;
  /** What each sortable column compares; the first one sorts at first. */
  sortKeys: Readonly<Record<string, (row: Row) => string | number>>;
  /** What the choice compares. @default the list has no choice */
  choiceOf?: (row: Row) => string;
}

/** The sort that a list begins with. */
export const firstSort = (rules: WholeListRules<never>): WholeListState['sort'] => ({ columnId: Object.keys(rules.sortKeys)[0] ?? '', direction: 'ascending' });

/** Reads the state from an address; what is missing or not understood is the default. */
export function readWholeListState(address: URLSearchParams, rules: WholeListRules<never>): WholeListState {
  const size = defaultPageSizes.find((option) => String(option) === address.get('size'));
  const sort = address.get('sort') ?? '';
  const columnId = sort.replace(/^-/, '');
  return {
    page: readPage(address.get('page')),
    size: size ?? firstPageSize,
    search: address.get('search') ?? '',
    choice: address.get('type') || null,
    sort: Object.hasOwn(rules.sortKeys, columnId) ? { columnId, direction: sort.startsWith('-') ? 'descending' : 'ascending' } : firstSort(rules),
  };
}

/** Writes the state into an address; defaults are left out, so that a plain list has a plain address. */
export function writeWholeListState({ page, size, search, choice, sort }: WholeListState, rules: WholeListRules<never>): URLSearchParams {
  const address = new URLSearchParams();
  if (page !== 1) address.set('page', String(page));
  if (size !== firstPageSize) address.set('size', String(size));
  const first = firstSort(rules);
  if (sort.columnId !== first.columnId || sort.direction !== first.direction) address.set('sort', `${sort.direction === 'descending' ? '-' : ''}${sort.columnId}`);
  if (search) address.set('search', search);
  if (choice) address.set('type', choice);
  return address;
}

/** A text as the search compares it: accents and letter case make no difference, nor does the @ of a tag. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase().replace(/^@/, '').trim();

const { compare: compareTexts } = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });
const compare = (first: string | number, second: string | number): number =>
  typeof first === 'number' && typeof second === 'number' ? first - second : compareTexts(String(first), String(second));

/** The rows of the page that the state asks for, the number of the page shown, and how many rows there are on all pages. */
export function pageOfList<Row>(rows: readonly Row[], { page, size, search, choice, sort }: WholeListState, rules: WholeListRules<Row>) {
  const wanted = plain(search);
  const key = rules.sortKeys[sort.columnId] ?? rules.searched;
  const sign = sort.direction === 'ascending' ? 1 : -1;
  const left = rows
    .filter((row) => plain(rules.searched(row)).includes(wanted) && (choice === null || rules.choiceOf?.(row) === choice))
    .toSorted((first, second) => sign * compare(key(first), key(second)));
  // When rows were deleted and the page is gone, the last one is shown (core §4).
  const shownPage = Math.min(page, Math.max(1, Math.ceil(left.length / size)));
  return { rows: left.slice((shownPage - 1) * size, shownPage * size), shownPage, totalCount: left.length };
}
