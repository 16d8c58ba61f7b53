import { defaultPageSizes } from '@noticeboard/design-system';
import { plainText } from '../../../ground/plainText.ts';
import { addressForm, type StateOf } from '../../../shared/address/addressForm.ts';
import { choicePart, countPart, sizePart, type SortInAddress, sortPart, textPart } from '../../../shared/address/addressParts.ts';

/** Rows of a page of roles, tags and departments at first (decisions-core A34). */
const firstPageSize = 50;

/** How the rows of one list are searched, filtered and sorted. Keep it at module scope. */
export interface WholeListRules<Row> {
  /** What the search looks in. */
  searched: (row: Row) => string;
  /** What each sortable column compares; the first one sorts at first. */
  sortKeys: Readonly<Record<string, (row: Row) => string | number>>;
  /** The value that the choice filters by. @default the list has no choice */
  choiceOf?: (row: Row) => string;
}

/** The initial sort of a list. */
export const firstSort = (rules: WholeListRules<never>): SortInAddress<string> => ({ columnId: Object.keys(rules.sortKeys)[0] ?? '', direction: 'ascending' });

/**
 * Everything that decides which rows of a list are shown. Kept in the address, so that Back and a reload restore it.
 *
 * @param choices the valid choices: others in an address are ignored, or a filter that is not shown would empty the list
 */
export function wholeListAddress(rules: WholeListRules<never>, choices: readonly string[] = []) {
  return addressForm({
    page: countPart('page'),
    size: sizePart('size', defaultPageSizes, firstPageSize),
    search: textPart('search'),
    // Such as a role type's id.
    choice: choicePart('type', choices),
    sort: sortPart('sort', Object.keys(rules.sortKeys), firstSort(rules)),
  });
}

/** What is in the address of a list. */
export type WholeListState = StateOf<ReturnType<typeof wholeListAddress>>;

/** A text as the search compares it: accents and letter case make no difference, nor does the @ of a tag. */
const plain = (text: string): string => plainText(text).replace(/^@/, '').trim();

const { compare: compareTexts } = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });
const compare = (first: string | number, second: string | number): number =>
  typeof first === 'number' && typeof second === 'number' ? first - second : compareTexts(String(first), String(second));

/** The rows of the page for the state, and how many rows there are on all pages. */
export function pageOfList<Row>(rows: readonly Row[], { page, size, search, choice, sort }: WholeListState, rules: WholeListRules<Row>) {
  const wanted = plain(search);
  const key = rules.sortKeys[sort.columnId] ?? rules.searched;
  const sign = sort.direction === 'ascending' ? 1 : -1;
  const left = rows
    .filter((row) => plain(rules.searched(row)).includes(wanted) && (choice === null || rules.choiceOf?.(row) === choice))
    .toSorted((first, second) => sign * compare(key(first), key(second)));
  // If rows were deleted and the page is gone, the last one is shown (core §4).
  const shownPage = Math.min(page, Math.max(1, Math.ceil(left.length / size)));
  return { rows: left.slice((shownPage - 1) * size, shownPage * size), totalCount: left.length };
}
