import { type DataTableSort, ListCard, type ListCardProps } from '@noticeboard/design-system';
import type { ReactNode } from 'react';
import type { Read } from '../../api/readTypes.ts';
import { useStore } from '../../session/ConsoleSessionContext.tsx';
import { shortcutsPreference } from '../devicePreferences.ts';
import { PageTitle } from '../pages/PageTitle.tsx';
import { useCountOfAll } from './useCountOfAll.ts';
import type { List, ListPlace } from './useList.ts';
import { useRowKeys } from './useRowKeys.ts';
import { useTableLoad } from './useTableLoad.ts';

/** The texts of a list. */
interface ListTexts {
  /** Name of the table. */
  title: string;
  /** Label of its pagination. */
  pages: string;
  /** Label of its search, and the placeholder. */
  search: string;
  searchPlaceholder: string;
  /** The number under the title: '140 items'. */
  count: (count: number) => string;
}

/** The rows that are shown. */
interface ListRows<Row> {
  /** Undefined until they are known. Keep the array stable between renders. */
  rows: readonly Row[] | undefined;
  /** Rows of all pages together. */
  totalCount: number | undefined;
  /** How many there are without filters, if the list itself has the number. */
  countOfAll?: number;
  /** Whether more rows than these may match, because the host checked only some of them. @default false */
  isCountPartial?: boolean;
  /** The read that they come from. */
  read: Pick<Read<unknown>, 'error' | 'isLoading' | 'retry'>;
}

type Table<Row> = Pick<ListCardProps<Row>, 'columns' | 'getRowId' | 'rowLabel' | 'rowActions' | 'filters' | 'empty' | 'narrowestTable'>;

export interface ListPageProps<Row, State extends ListPlace> extends Table<Row> {
  /** Its state in the address (`useList`). */
  list: List<State & { sort?: DataTableSort | null }>;
  /** The rows that it shows. */
  shown: ListRows<Row>;
  /** Its texts. */
  texts: ListTexts;
  /** Icon of the page. */
  icon: ReactNode;
  /** The actions on the whole list, with the most important one last. @default nothing */
  acts?: ReactNode;
  /** Shown above the list, such as that it is incomplete. */
  notice?: ReactNode;
  /** The initial sort of the list; without it rows can't be sorted. */
  defaultSort?: DataTableSort | null;
  /** Another column was chosen, null for the host's own order. @default it is put into the address */
  onSortChange?: (sort: DataTableSort | null) => void;
  /** Sizes of a page. @default [10, 20, 30, 40, 50] */
  pageSizes?: readonly number[];
  /** Edits a row by key; undefined if this user may not. @default no row can be edited by key */
  edit?: (row: Row) => (() => void) | undefined;
  /** A hint for the search, such as the least number of letters. */
  searchHint?: string | undefined;
}

const noRows: readonly never[] = [];

/** A page with a list: its title with the number, its main action, and the list in its card (ADR 0061). */
export function ListPage<Row, State extends ListPlace>(props: ListPageProps<Row, State>) {
  const { list, shown, texts, icon, acts, notice, pageSizes, searchHint, edit, defaultSort, onSortChange = (sort) => list.change({ sort } as Parameters<typeof list.change>[0]), ...table } = props;
  const { rows = noRows, totalCount, read } = shown;
  const { state } = list;
  const load = useTableLoad(read, shown.rows !== undefined);
  const seen = useCountOfAll(read.isLoading ? undefined : totalCount, list.isFiltered);
  const countOfAll = shown.countOfAll ?? seen;
  useRowKeys((rowId) => {
    const row = rows.find((each) => table.getRowId(each) === rowId);
    if (row !== undefined) edit?.(row)?.();
  });
  return (
    <>
      <PageTitle icon={icon} facts={countOfAll === undefined ? undefined : texts.count(countOfAll)} acts={acts} />
      {notice}
      <ListCard
        {...table}
        label={texts.title}
        rows={rows}
        search={{ label: texts.search, placeholder: texts.searchPlaceholder, value: list.typed, onChange: list.type, description: searchHint, hasKey: useStore(shortcutsPreference) }}
        isFiltered={list.isFiltered}
        onClearFilters={list.clear}
        countOfAll={countOfAll}
        isCountPartial={shown.isCountPartial}
        sorting={defaultSort === undefined ? undefined : { sort: state.sort ?? null, defaultSort, onChange: onSortChange }}
        load={load}
        paging={{
          label: texts.pages,
          page: state.page,
          pageSize: state.size,
          totalCount: totalCount ?? null,
          isDisabled: shown.rows === undefined,
          pageSizeOptions: pageSizes,
          onPageChange: list.goTo,
          onPageSizeChange: list.resize,
        }}
      />
    </>
  );
}
