import { folded } from '@noticeboard/design-system';
import type { ListState, SortableColumn } from './listState.ts';

/** The part of a row that the list needs; the contract's row has all of it. */
export interface SortableRow {
  name: string | null;
  typeName: string | null;
  authorName: string | null;
  isPublished: boolean;
  organizationNodeId: string | null;
  createdUtc: string;
}

/** One page of rows and how many there are on all pages. */
export interface Page<Row> {
  rows: Row[];
  totalCount: number;
}

const keyOf: Record<SortableColumn, (row: SortableRow) => string> = {
  name: (row) => row.name ?? '',
  author: (row) => row.authorName ?? '',
  status: (row) => (row.isPublished ? 'published' : 'draft'),
  createdUtc: (row) => row.createdUtc,
};

/** The nodes that decide which rows are shown when the device filters. */
export interface ShownNodes {
  /** The node of the filter with its descendants; null without a filter. */
  filtered: ReadonlySet<string> | null;
  /**
   * The role's node with its descendants, for those whose list opens with what is published there and with what is
   * not published yet (LIST-30, decisions-core A23); null for a super administrator.
   */
  own: ReadonlySet<string> | null;
}

function isAtShownNode({ isPublished, organizationNodeId }: SortableRow, { filtered, own }: ShownNodes): boolean {
  // A node filter replaces the opening view (decisions-core A23).
  if (filtered !== null) return organizationNodeId !== null && filtered.has(organizationNodeId);
  if (own === null || !isPublished) return true;
  return organizationNodeId !== null && own.has(organizationNodeId);
}

function isShown(row: SortableRow, state: ListState, nodes: ShownNodes): boolean {
  const name = folded(row.name ?? '');
  return (
    name.includes(folded(state.search.trim())) &&
    (state.typeName === null || row.typeName === state.typeName) &&
    isAtShownNode(row, nodes)
  );
}

function sorted<Row extends SortableRow>(rows: Row[], sort: ListState['sort']): Row[] {
  if (!sort) return rows;
  const key = keyOf[sort.columnId];
  const sign = sort.direction === 'ascending' ? 1 : -1;
  const { compare } = new Intl.Collator(undefined, { numeric: true });
  return rows.toSorted((first, second) => sign * compare(key(first), key(second)));
}

/** A response: a paged result, or everything in one array from a host without paging. */
export type ListAnswer<Row> = PagedAnswer<Row> | Row[];

/** Whether a response can be read as a list; null results are an empty one (faults N08). */
export function isListAnswer(answer: unknown): boolean {
  if (Array.isArray(answer)) return true;
  if (typeof answer !== 'object' || answer === null || !('results' in answer)) return false;
  return answer.results === null || Array.isArray(answer.results);
}

interface PagedAnswer<Row> {
  results: Row[] | null;
  totalElementCount: number;
  pageSize?: number | null;
}

const rowsOf = <Row>(answer: ListAnswer<Row>): Row[] => (Array.isArray(answer) ? answer : (answer.results ?? []));

/** Whether the host returned the requested page, filtered and sorted, rather than everything it has. */
export function isPagedByHost(answer: ListAnswer<unknown>, { size }: Pick<ListState, 'size'>): boolean {
  const { length } = rowsOf(answer);
  return !Array.isArray(answer) && length <= size && (answer.pageSize === size || answer.totalElementCount > length);
}

/**
 * The page for the state (decisions-main 6). A host that pages shows it by `pageSize`, or by a total above
 * the rows it sent, and its page is shown as it is. A host that ignores the paging parameters returns
 * everything: then this filters, sorts and pages on the device.
 */
export function pageOfAnswer<Row extends SortableRow>(
  answer: ListAnswer<Row>,
  state: ListState,
  nodes: ShownNodes,
): Page<Row> {
  const rows = rowsOf(answer);
  if (!Array.isArray(answer) && isPagedByHost(answer, state)) {
    return { rows, totalCount: answer.totalElementCount };
  }
  const shown = sorted(
    rows.filter((row) => isShown(row, state, nodes)),
    state.sort,
  );
  const start = (state.page - 1) * state.size;
  return { rows: shown.slice(start, start + state.size), totalCount: shown.length };
}
