import { Button, type DataTableColumn, defaultPageSizes, EmptyState, ListCard, pageOfFirstRow } from '@noticeboard/design-system';
import Plus from 'lucide-react/icons/plus';
import { useCallback, useState } from 'react';
import type { Read } from '../../../api/readTypes.ts';
import { contentPageMessages as texts } from '../../../messages/contentPages.ts';
import { publishedContentMessages } from '../../../messages/publishedContent.ts';
import { ConfirmChange } from '../../../shared/ConfirmChange.tsx';
import type { AddressState } from '../../../shared/useAddressState.ts';
import { useLastPage } from '../../../shared/useLastPage.ts';
import { useTableLoad } from '../../../shared/list/useTableLoad.ts';
import type { ItemsPlace } from '../list/itemsAddress.ts';
import { HeldActs } from './HeldActs.tsx';

/** The words of an item for the things in it. */
interface HeldWords {
  /** 'Contacts'. */
  title: string;
  /** The label of their pagination. */
  pages: string;
  /** 'Add contact'. */
  add: string;
  /** 'Delete contact'. */
  deleteTitle: string;
  /** The empty state. */
  empty: { title: string; text: string };
}

export interface HeldListProps<Row extends { id: string }> {
  /** Their words. */
  words: HeldWords;
  /** The columns, at module scope. */
  columns: readonly DataTableColumn<Row>[];
  /** Least width of the table in rem. */
  narrowestTable: number;
  /** The name of one of them, at module scope. */
  nameOf: (row: Row) => string;
  /** The page of them that is read. */
  read: Read<{ results: Row[]; totalElementCount: number }>;
  /** The current page of the list, in the address. */
  place: AddressState<ItemsPlace>;
  /** Why they can't be changed by this user; undefined if they can. */
  refusal: string | undefined;
  /** Deletes one, with the state of that call. */
  deletion: { save: (id: string) => Promise<unknown>; isSlow: boolean; cancel: () => void };
  /** Edit was pressed, or with null Add; the caller shows the dialog. */
  onWrite: (row: Row | null) => void;
}

const idOf = ({ id }: { id: string }) => id;

/** The things in an item of a content page, paged: added and changed in a dialog, deleted after a confirmation. */
export function HeldList<Row extends { id: string }>({ words, columns, narrowestTable, nameOf, read, place, refusal, deletion, onWrite }: HeldListProps<Row>) {
  const [{ page, size }, setPlace] = place;
  const { data, isLoading } = read;
  const load = useTableLoad(read, data !== undefined);
  const count = data?.totalElementCount ?? 0;
  useLastPage(place, { count: data?.totalElementCount, isKnown: data !== undefined && !isLoading });
  // Kept while the dialog closes.
  const [deleting, setDeleting] = useState<Row | null>(null);
  const [isAsking, setAsking] = useState(false);
  const rowActions = useCallback(
    (row: Row) => (
      <HeldActs
        name={nameOf(row)}
        refusal={refusal}
        onEdit={() => onWrite(row)}
        onDelete={() => {
          setDeleting(row);
          setAsking(true);
        }}
      />
    ),
    [nameOf, refusal, onWrite],
  );
  const add = (
    <Button variant="outline" icon={<Plus />} disabledReason={refusal} onPress={() => onWrite(null)}>
      {words.add}
    </Button>
  );
  return (
    <>
      <ListCard
        label={words.title}
        hasTitle
        columns={columns}
        narrowestTable={narrowestTable}
        rows={data?.results ?? []}
        getRowId={idOf}
        rowLabel={nameOf}
        rowActions={rowActions}
        load={{ ...load, skeletonRowCount: 4 }}
        empty={<EmptyState title={words.empty.title} detail={words.empty.text} />}
        // The same button before and after the first one is added: the dialog returns the focus to it.
        actions={data !== undefined && add}
        paging={{
          label: words.pages,
          page,
          pageSize: size,
          totalCount: data === undefined ? null : count,
          pageSizeOptions: defaultPageSizes,
          onPageChange: (next) => setPlace((newest) => ({ ...newest, page: next })),
          onPageSizeChange: (chosen) => setPlace((newest) => ({ size: chosen, page: pageOfFirstRow(newest.page, newest.size, chosen) })),
        }}
      />
      <ConfirmChange
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={words.deleteTitle}
        confirmLabel={texts.delete}
        onConfirm={async () => {
          if (deleting !== null) await deletion.save(deleting.id);
        }}
        wait={deletion}
      >
        {publishedContentMessages.deleteQuestion(deleting === null ? '' : nameOf(deleting))}
      </ConfirmChange>
    </>
  );
}
