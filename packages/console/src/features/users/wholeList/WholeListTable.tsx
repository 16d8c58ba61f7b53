import { Alert, DataTable, type DataTableColumn, type DataTableFilterOption, EmptyState, Pagination } from '@noticeboard/design-system';
import SearchX from 'lucide-react/icons/search-x';
import { type ReactNode, useCallback } from 'react';
import { describeError } from '../../../api/describeError.ts';
import type { Read } from '../../../api/useRead.ts';
import { listMessages as texts } from '../../../messages/wholeList.ts';
import { useActingAs } from '../../../session/useAccess.ts';
import { useSearchText } from '../../../shared/useSearchText.ts';
import { useWholeListState } from './useWholeListState.ts';
import { pageOfList, type WholeListRules } from './wholeListState.ts';

export interface WholeListTableProps<Row extends { id: string; name: string }> {
  /** What is listed: 'Roles'. */
  label: string;
  columns: readonly DataTableColumn<Row>[];
  /** All rows; undefined until they are known. Keep the array stable between renders. */
  rows: readonly Row[] | undefined;
  /** The read that they come from. */
  read: Pick<Read<unknown>, 'error' | 'isLoading' | 'retry'>;
  /** How they are searched and sorted. */
  rules: WholeListRules<Row>;
  /** How many there are at the host, when that may be more than were sent. */
  countAtHost?: number | undefined;
  /** What the search asks for: 'Search roles'. */
  searchPlaceholder: string;
  /** A filter by choice: its column, its options. */
  choice?: { columnId: string; options: readonly DataTableFilterOption[] };
  /** The row's own actions; keep the function stable. */
  rowActions: (row: Row) => ReactNode;
  /** 'Add role', beside the title. */
  actions: ReactNode;
  /** What stands there while the tenant has none. */
  empty: ReactNode;
  /** Least width of the table in rem; in less room the rows are cards. */
  narrowestTable: number;
}

const getRowId = ({ id }: { id: string }) => id;
const rowLabel = ({ name }: { name: string }) => name;

/** A list that the host sends whole: searched, sorted and paged here, with its place in the address. */
export function WholeListTable<Row extends { id: string; name: string }>(props: WholeListTableProps<Row>) {
  const { rows, read, rules, choice, countAtHost = 0 } = props;
  const actingAs = useActingAs();
  const [state, setState] = useWholeListState(rules);
  const commitSearch = useCallback((search: string) => setState({ search }, { isStep: false }), [setState]);
  const [search, setSearch, forgetTyped] = useSearchText(state.search, commitSearch);
  const page = pageOfList(rows ?? [], state, rules);
  const isFiltered = state.search.trim() !== '' || state.choice !== null;
  return (
    <>
      {rows !== undefined && countAtHost > rows.length && <Alert tone="info">{texts.shortened(rows.length, countAtHost)}</Alert>}
      <DataTable
        label={props.label}
        columns={props.columns}
        narrowestTable={props.narrowestTable}
        rows={page.rows}
        getRowId={getRowId}
        rowLabel={rowLabel}
        actions={props.actions}
        rowActions={props.rowActions}
        sort={state.sort}
        // A list that is whole always has an order: after descending comes ascending again.
        onSortChange={(sort) => setState({ sort: sort ?? { columnId: state.sort.columnId, direction: 'ascending' } })}
        filters={{
          name: { kind: 'text', value: search, onChange: setSearch, placeholder: props.searchPlaceholder },
          ...(choice && { [choice.columnId]: { kind: 'choice' as const, value: state.choice, options: choice.options, onChange: (id: string | null) => setState({ choice: id }) } }),
        }}
        onClearFilters={() => {
          forgetTyped();
          setState({ search: '', choice: null });
        }}
        isLoading={rows === undefined && read.isLoading}
        error={read.error === undefined ? null : describeError(read.error, { actingAs }).detail}
        onRetry={read.retry}
        empty={isFiltered ? <EmptyState icon={<SearchX />} title={texts.filteredTitle} detail={texts.filteredText} /> : props.empty}
        totalRowCount={page.totalCount}
        rowOffset={(page.shownPage - 1) * state.size}
      />
      {rows !== undefined && rows.length > 0 && (
        <Pagination
          label={texts.pages(props.label)}
          page={page.shownPage}
          pageSize={state.size}
          totalCount={page.totalCount}
          onPageChange={(next) => setState({ page: next })}
          onPageSizeChange={(size) => setState({ size })}
        />
      )}
    </>
  );
}
