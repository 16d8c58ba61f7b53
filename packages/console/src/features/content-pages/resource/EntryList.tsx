import { EmptyState, ListCard } from '@noticeboard/design-system';
import FolderOpen from 'lucide-react/icons/folder-open';
import SearchX from 'lucide-react/icons/search-x';
import { useCallback, useMemo } from 'react';
import type { Read } from '../../../api/readTypes.ts';
import { useFileDownload } from '../../../content/files/useFileDownload.ts';
import { resourceMessages } from '../../../messages/resource.ts';
import { useStore } from '../../../session/ConsoleSessionContext.tsx';
import { shortcutsPreference } from '../../../shared/devicePreferences.ts';
import type { AddressState } from '../../../shared/useAddressState.ts';
import { useSearchText } from '../../../shared/useSearchText.ts';
import { useTableLoad } from '../../../shared/list/useTableLoad.ts';
import { DownloadContext } from './DownloadContext.ts';
import { type Entry, shownEntries } from './entries.ts';
import { entryColumns } from './entryColumns.tsx';
import { EntryMenu } from './EntryMenu.tsx';
import { firstOrder, type FolderState } from './folderAddress.ts';
import type { FolderAct } from './FolderWindows.tsx';

const texts = resourceMessages.folder;
const getRowId = ({ id }: Entry) => id;
const rowLabel = ({ name }: Entry) => name;
const noEntries: readonly Entry[] = [];

export interface EntryListProps {
  /** How the rows are searched and sorted. */
  address: AddressState<FolderState>;
  /** Everything in the folder; undefined until it is known. */
  entries: readonly Entry[] | undefined;
  /** The read that it comes from. */
  read: Pick<Read<unknown>, 'isLoading' | 'error' | 'retry'>;
  /** Why nothing can be changed by this user; undefined if it can. */
  refusal: string | undefined;
  /** An action that opens a dialog was chosen; stable. */
  onAct: (act: FolderAct, entry: Entry) => void;
}

/** The contents of a folder, complete: they are searched and sorted here. */
export function EntryList({ address: [{ search, sort }, setState], entries, read, refusal, onAct }: EntryListProps) {
  const load = useTableLoad(read, entries !== undefined);
  const commit = useCallback((text: string) => setState((newest) => ({ ...newest, search: text }), { isStep: false }), [setState]);
  const [typed, setTyped, forgetTyped] = useSearchText(search, commit);
  // Typed text filters immediately, the address follows.
  const rows = useMemo(() => entries && shownEntries(entries, typed, sort), [entries, typed, sort]);
  const { download, downloading } = useFileDownload();
  const downloads = useMemo(
    () => ({ downloading, download: ({ id, name }: Entry) => void download({ id, fileName: id, originalFileName: name, thumbnail: null, sizeBytes: null }) }),
    // `download` is a new function at each render, with the same effect.
    // oxlint-disable-next-line react/exhaustive-deps
    [downloading],
  );
  const { download: save } = downloads;
  const rowActions = useCallback((entry: Entry) => <EntryMenu entry={entry} refusal={refusal} onAct={onAct} onDownload={save} />, [refusal, onAct, save]);
  const isFiltered = typed.trim() !== '';
  return (
    <DownloadContext value={downloads}>
      <ListCard
        label={resourceMessages.contents.title}
        columns={entryColumns(entries)}
        rows={rows ?? noEntries}
        getRowId={getRowId}
        rowLabel={rowLabel}
        rowActions={rowActions}
        search={{ label: texts.search, placeholder: texts.search, value: typed, onChange: setTyped, hasKey: useStore(shortcutsPreference) }}
        isFiltered={isFiltered}
        onClearFilters={() => {
          forgetTyped();
          commit('');
        }}
        countOfAll={entries?.length}
        sorting={{
          sort,
          defaultSort: firstOrder,
          onChange: (next) => setState((newest) => ({ ...newest, sort: next === null ? firstOrder : { columnId: next.columnId === 'name' ? 'name' : 'kind', direction: next.direction } })),
        }}
        load={load}
        empty={
          isFiltered ? (
            <EmptyState icon={<SearchX />} title={texts.filteredTitle} detail={texts.filteredText} />
          ) : (
            <EmptyState icon={<FolderOpen />} title={texts.emptyTitle} detail={texts.emptyText} />
          )
        }
      />
    </DownloadContext>
  );
}
