import {
  Alert,
  Button,
  DataTable,
  type DataTableColumn,
  type DataTableFilterOption,
  EmptyState,
  Pagination,
  Stack,
} from '@noticeboard/design-system';
import Plus from 'lucide-react/icons/plus';
import SearchX from 'lucide-react/icons/search-x';
import { type ReactNode, useCallback } from 'react';
import { describeError } from '../../../ground/describeError.ts';
import type { Read } from '../../../api/readTypes.ts';
import { listMessages } from '../../../messages/wholeList.ts';
import { useActingAs } from '../../../access/useAccess.ts';
import { useSearchText } from '../../../shared/useSearchText.ts';
import { useWholeListState } from './useWholeListState.ts';
import { firstSort, pageOfList, type WholeListRules } from './wholeListState.ts';

export interface WholeListTableProps<Row extends { id: string; name: string }> {
  /** What is listed, what its search asks for, what its button adds, and what is there while the tenant has none. */
  texts: { title: string; search: string; add: string; empty: { title: string; text: string } };
  /** Icon of what is listed, shown while the list is empty. */
  icon: ReactNode;
  /** As the table takes them; keep the array stable between renders. */
  columns: readonly DataTableColumn<Row>[];
  /** All rows; undefined until they are known. Keep the array stable between renders. */
  rows: readonly Row[] | undefined;
  /** The read that they come from. */
  read: Pick<Read<unknown>, 'error' | 'isLoading' | 'retry'>;
  /** How they are searched and sorted. */
  rules: WholeListRules<Row>;
  /** How many there are at the host, when that may be more than were sent. */
  countAtHost?: number | undefined;
  /** A filter by choice: its column, its options. */
  choice?: { columnId: string; options: readonly DataTableFilterOption[] };
  /** The row's own actions; keep the function stable. */
  rowActions: (row: Row) => ReactNode;
  /** Adds one. */
  onAdd: () => void;
  /** Why none can be added. */
  addDisabledReason: string | undefined;
  /** Least width of the table in rem; in less room the rows are cards. */
  narrowestTable: number;
}

const getRowId = ({ id }: { id: string }) => id;
const rowLabel = ({ name }: { name: string }) => name;

/** A list that the host sends whole: searched, sorted and paged here, with its place in the address. */
export function WholeListTable<Row extends { id: string; name: string }>(props: WholeListTableProps<Row>) {
  const { texts, rows, read, rules, choice, countAtHost = 0 } = props;
  const actingAs = useActingAs();
  const [state, setState] = useWholeListState(rules);
  const commitSearch = useCallback((search: string) => setState({ search }, { isStep: false }), [setState]);
  const [search, setSearch, forgetTyped] = useSearchText(state.search, commitSearch);
  const page = pageOfList(rows ?? [], state, rules);
  const isFiltered = state.search.trim() !== '' || state.choice !== null;
  return (
    <Stack gap="medium">
      {rows !== undefined && countAtHost > rows.length && <Alert tone="info">{listMessages.shortened(rows.length, countAtHost)}</Alert>}
      <DataTable
        label={texts.title}
        columns={props.columns}
        narrowestTable={props.narrowestTable}
        rows={page.rows}
        getRowId={getRowId}
        rowLabel={rowLabel}
        actions={
          <Button icon={<Plus />} disabledReason={props.addDisabledReason} onPress={props.onAdd}>
            {texts.add}
          </Button>
        }
        rowActions={props.rowActions}
        sort={state.sort}
        defaultSort={firstSort(rules)}
        // A list that is whole always has an order: after descending comes ascending again.
        onSortChange={(sort) => setState({ sort: sort ?? { columnId: state.sort.columnId, direction: 'ascending' } })}
        filters={{
          name: { kind: 'text', value: search, onChange: setSearch, placeholder: texts.search },
          ...(choice && { [choice.columnId]: { kind: 'choice' as const, value: state.choice, options: choice.options, onChange: (id: string | null) => setState({ choice: id }) } }),
        }}
        onClearFilters={() => {
          forgetTyped();
          setState({ search: '', choice: null });
        }}
        isLoading={rows === undefined && read.isLoading}
        error={read.error === undefined ? null : describeError(read.error, { actingAs }).detail}
        onRetry={read.retry}
        empty={
          isFiltered ? (
            <EmptyState icon={<SearchX />} title={listMessages.filteredTitle} detail={listMessages.filteredText} />
          ) : (
            <EmptyState icon={props.icon} title={texts.empty.title} detail={texts.empty.text} />
          )
        }
        totalRowCount={page.totalCount}
        rowOffset={(page.shownPage - 1) * state.size}
      />
      {rows !== undefined && rows.length > 0 && (
        <Pagination
          label={listMessages.pages(texts.title)}
          page={page.shownPage}
          pageSize={state.size}
          totalCount={page.totalCount}
          onPageChange={(next) => setState({ page: next })}
          onPageSizeChange={(size) => setState({ size })}
        />
      )}
    </Stack>
  );
}
