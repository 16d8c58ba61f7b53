import { type DataTableColumn, ListCard, pageOfFirstRow } from '@noticeboard/design-system';
import { type ReactNode, useCallback, useState } from 'react';
import { useDeleteItem } from '../../../content/useDeleteItem.ts';
import { contentPageMessages as texts } from '../../../messages/contentPages.ts';
import { publishedContentMessages } from '../../../messages/publishedContent.ts';
import { ConfirmChange } from '../../../shared/ConfirmChange.tsx';
import type { AddressState } from '../../../shared/useAddressState.ts';
import { useNavigateFromHere } from '../../../shared/useNavigateFromHere.ts';
import { useRowKeys } from '../../../shared/list/useRowKeys.ts';
import { useTableLoad } from '../../../shared/list/useTableLoad.ts';
import type { ContentItemRow } from './contentItemRow.ts';
import { ItemMenu } from './ItemMenu.tsx';
import type { ItemsPlace } from './itemsAddress.ts';

const getRowId = ({ item }: ContentItemRow) => item.contentItemId;
const rowLabel = ({ name }: ContentItemRow) => name;
const question = publishedContentMessages;

export interface ItemListProps {
  /** The name of the items: 'Posts'. */
  label: string;
  /** The columns of the type, at module scope. */
  columns: readonly DataTableColumn<ContentItemRow>[];
  /** The rows of the current page; undefined until they are known. */
  rows: readonly ContentItemRow[] | undefined;
  /** Items on all pages. */
  totalCount: number;
  /** The current page of the list, in the address. */
  place: AddressState<ItemsPlace>;
  /** The state of the read of the list. */
  read: { isLoading: boolean; error: unknown; retry: () => void };
  /** The empty state: what the type is and what to do first. */
  empty: ReactNode;
}

/** The items of a page of any type in the card that every list has (ADR 0061), and deletion with a confirmation. */
export function ItemList({ label, columns, rows, totalCount, place: [state, setState], read, empty }: ItemListProps) {
  const load = useTableLoad(read, rows !== undefined);
  const { deleteItem, wait } = useDeleteItem();
  const [deleting, setDeleting] = useState<ContentItemRow | null>(null);
  const [isConfirming, setConfirming] = useState(false);
  const navigate = useNavigateFromHere();
  useRowKeys((rowId) => {
    const row = rows?.find((each) => getRowId(each) === rowId);
    if (row?.rights.edit.allowed === true) navigate(row.href);
  });
  const changePage = useCallback((page: number) => setState((newest) => ({ ...newest, page })), [setState]);
  const changeSize = useCallback((size: number) => setState((newest) => ({ size, page: pageOfFirstRow(newest.page, newest.size, size) })), [setState]);
  const rowActions = useCallback(
    (row: ContentItemRow) => (
      <ItemMenu
        row={row}
        onDelete={(chosen) => {
          setDeleting(chosen);
          setConfirming(true);
        }}
      />
    ),
    [],
  );
  return (
    <>
      <ListCard
        label={label}
        columns={columns}
        rows={rows ?? []}
        getRowId={getRowId}
        rowLabel={rowLabel}
        rowActions={rowActions}
        load={load}
        empty={empty}
        paging={{
          label: texts.listPages,
          page: state.page,
          pageSize: state.size,
          totalCount: rows === undefined ? null : totalCount,
          isDisabled: rows === undefined,
          onPageChange: changePage,
          onPageSizeChange: changeSize,
        }}
      />
      <ConfirmChange
        isOpen={isConfirming}
        onOpenChange={setConfirming}
        title={question.deleteTitle}
        confirmLabel={question.delete}
        onConfirm={async () => {
          if (deleting) await deleteItem(deleting);
        }}
        wait={wait}
      >
        {question.deleteQuestion(deleting?.name ?? '')}
      </ConfirmChange>
    </>
  );
}
