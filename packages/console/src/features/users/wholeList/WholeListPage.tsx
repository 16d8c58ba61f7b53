import { Alert, Button, EmptyState, type ListCardProps } from '@noticeboard/design-system';
import Plus from 'lucide-react/icons/plus';
import SearchX from 'lucide-react/icons/search-x';
import { type ReactNode, useMemo } from 'react';
import type { Read } from '../../../api/readTypes.ts';
import { listMessages } from '../../../messages/wholeList.ts';
import { ListPage, type ListPageProps } from '../../../shared/list/ListPage.tsx';
import { type ListPlace, useList } from '../../../shared/list/useList.ts';
import { firstSort, pageOfList, wholeListAddress, type WholeListRules } from './wholeListState.ts';

export interface WholeListPageProps<Row extends { id: string; name: string }> extends Pick<ListCardProps<Row>, 'columns' | 'rowActions' | 'narrowestTable'>, Pick<ListPageProps<Row, ListPlace>, 'edit'> {
  /** Title, label of the search, count, label of the add button, and the empty state of the tenant. */
  texts: { title: string; search: string; count: (count: number) => string; add: string; empty: { title: string; text: string } };
  /** Icon of the rows. */
  icon: ReactNode;
  /** All rows; undefined until they are known. Keep the array stable between renders. */
  rows: readonly Row[] | undefined;
  /** The read that they come from. */
  read: Pick<Read<unknown>, 'error' | 'isLoading' | 'retry'>;
  /** How they are searched and sorted. */
  rules: WholeListRules<Row>;
  /** How many there are at the host, if that may be more than it sent. */
  countAtHost?: number | undefined;
  /** A filter by choice: its name and its options. */
  choice?: { label: string; options: readonly { id: string; label: string }[] };
  /** Adds one. */
  onAdd: () => void;
  /** Why none can be added. */
  addDisabledReason: string | undefined;
}

const getRowId = ({ id }: { id: string }) => id;
const rowLabel = ({ name }: { name: string }) => name;

/** A list that the host sends whole: searched, sorted and paged here, with its state in the address. */
export function WholeListPage<Row extends { id: string; name: string }>(props: WholeListPageProps<Row>) {
  const { texts, icon, columns, rowActions, narrowestTable, rows, read, rules, choice, countAtHost = 0 } = props;
  const choices = choice?.options.map(({ id }) => id).join(' ') ?? '';
  const form = useMemo(() => wholeListAddress(rules, choices.split(' ')), [rules, choices]);
  const list = useList(form);
  const { state, change } = list;
  const page = pageOfList(rows ?? [], state, rules);
  const isShortened = rows !== undefined && countAtHost > rows.length;
  return (
    <ListPage
      list={list}
      shown={{
        rows: rows && page.rows,
        totalCount: rows && page.totalCount,
        ...(rows !== undefined && { countOfAll: Math.max(rows.length, countAtHost) }),
        // Searching and sorting need no request: rows are not dimmed while they are read again.
        read: { ...read, isLoading: read.isLoading && rows === undefined },
      }}
      texts={{ title: texts.title, pages: listMessages.pages(texts.title), search: texts.search, searchPlaceholder: texts.search, count: texts.count }}
      icon={icon}
      acts={
        <Button icon={<Plus />} disabledReason={props.addDisabledReason} onPress={props.onAdd}>
          {texts.add}
        </Button>
      }
      notice={isShortened && <Alert tone="info">{listMessages.shortened(rows.length, countAtHost)}</Alert>}
      columns={columns}
      getRowId={getRowId}
      rowLabel={rowLabel}
      rowActions={rowActions}
      narrowestTable={narrowestTable}
      {...(props.edit && { edit: props.edit })}
      filters={choice && [{ id: 'type', kind: 'choice', ...choice, value: state.choice, onChange: (id) => change({ choice: id }) }]}
      defaultSort={firstSort(rules)}
      // A whole list always has an order: ascending follows descending.
      onSortChange={(sort) => change({ sort: sort ?? { columnId: state.sort.columnId, direction: 'ascending' } })}
      empty={
        list.isFiltered ? (
          <EmptyState icon={<SearchX />} title={listMessages.filteredTitle} detail={listMessages.filteredText} />
        ) : (
          <EmptyState icon={icon} title={texts.empty.title} detail={texts.empty.text} />
        )
      }
    />
  );
}
