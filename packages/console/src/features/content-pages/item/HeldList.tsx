import { Button, type DataTableColumn, defaultPageSizes, EmptyState, ListCard } from '@noticeboard/design-system';
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

/** What an item calls the things in it. */
interface HeldWords {
  /** 'Contacts'. */
  title: string;
  /** The name of their pages. */
  pages: string;
  /** 'Add contact'. */
  add: string;
  /** 'Delete contact'. */
  deleteTitle: string;
  /** What is said where there is none. */
  empty: { title: string; text: string };
}

export interface HeldListProps<Row extends { id: string }> {
  /** What they are called. */
  words: HeldWords;
  /** The columns, at module scope. */
  columns: readonly DataTableColumn<Row>[];
  /** Least width of the table in rem. */
  narrowestTable: number;
  /** What one of them is called, at module scope. */
  nameOf: (row: Row) => string;
  /** The page of them that is read. */
  read: Read<{ results: Row[]; totalElementCount: number }>;
  /** Where among them one is. */
  place: AddressState<ItemsPlace>;
  /** Why they can't be changed by this person; undefined when they can. */
  refusal: string | undefined;
  /** Deletes one, and how long it takes. */
  deletion: { save: (id: string) => Promise<unknown>; isSlow: boolean; cancel: () => void };
  /** One is to be changed, or with null a new one written, in a window of the caller's. */
  onWrite: (row: Row | null) => void;
}

const idOf = ({ id }: { id: string }) => id;

/** What an item of a content page holds, page by page: added and changed in a window, deleted after a question. */
export function HeldList<Row extends { id: string }>({ words, columns, narrowestTable, nameOf, read, place, refusal, deletion, onWrite }: HeldListProps<Row>) {
  const [{ page, size }, setPlace] = place;
  const { data, isLoading } = read;
  const load = useTableLoad(read, data !== undefined);
  const count = data?.totalElementCount ?? 0;
  useLastPage(place, { count: data?.totalElementCount, isKnown: data !== undefined && !isLoading });
  // What the question is about stays known while it closes.
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
        // The same button before and after the first one is added: the focus returns to it from the window.
        actions={data !== undefined && add}
        paging={{
          label: words.pages,
          page,
          pageSize: size,
          totalCount: data === undefined ? null : count,
          pageSizeOptions: defaultPageSizes,
          onPageChange: (next) => setPlace((newest) => ({ ...newest, page: next })),
          onPageSizeChange: (chosen) => setPlace(() => ({ page: 1, size: chosen })),
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
