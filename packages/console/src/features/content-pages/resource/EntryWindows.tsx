import { FilesModal, FolderModal, LinkModal, RenameFileModal } from '@noticeboard/design-system/content';
import { shownName } from '../../../ground/named.ts';
import { SlowWrite } from '../../../shared/SlowWrite.tsx';
import type { Entry } from './entries.ts';
import { linkCalls } from './linkCalls.ts';
import type { Container } from './resourceCalls.ts';
import { useAppAddress } from './useAppAddress.ts';
import { useFileChanges } from './useFileChanges.ts';
import { useFolderChanges } from './useFolderChanges.ts';
import { type FolderPlace, useWrittenChanges } from './useWrittenChanges.ts';

interface EntryWindowProps {
  /** Whether it is shown. */
  isOpen: boolean;
  /** The user asked to close it, or it is saved. */
  onOpenChange: (isOpen: boolean) => void;
  /** The open folder. */
  place: FolderPlace;
  /** The entry to change; null for a new one. */
  entry: Entry | null;
}

/** Adds a folder to the open one, or renames one in it (RES-109). */
export function FolderWindow({ place, parentId, entry, ...window }: EntryWindowProps & { parentId: string | null }) {
  const { create, rename } = useFolderChanges(place);
  const { isSlow, cancel } = entry === null ? create : rename;
  return (
    <FolderModal
      {...window}
      folder={entry ?? undefined}
      notice={<SlowWrite isSlow={isSlow} cancel={cancel} />}
      onSave={async ({ name }) => {
        if (entry === null) await create.save({ name, parentId });
        else await rename.save({ id: entry.id, name, opened: entry.name });
      }}
    />
  );
}

/** Adds a link to the open folder, or changes one in it (RES-110 to RES-112). */
export function LinkWindow({ place, entry, ...window }: EntryWindowProps) {
  const { address } = useAppAddress();
  const { create, update } = useWrittenChanges(linkCalls, place);
  const { isSlow, cancel } = entry === null ? create : update;
  return (
    <LinkModal
      {...window}
      address={address}
      link={entry === null ? undefined : { id: entry.id, label: entry.name, url: entry.url ?? '' }}
      notice={<SlowWrite isSlow={isSlow} cancel={cancel} />}
      onSave={async (values) => {
        if (entry === null) await create.save(values);
        else await update.save({ id: entry.id, change: { from: { label: entry.name, url: entry.url ?? '' }, to: values } });
      }}
    />
  );
}

interface FilesWindowProps extends Omit<EntryWindowProps, 'entry'> {
  /** The files of the open folder, to delete some of them; if omitted, files are only added. */
  files?: Container['contentFiles'];
  /** Files were chosen for the open folder. */
  onAddFiles: (files: readonly File[]) => void;
}

/** Adds files to the open folder, and deletes some of those in it if it was opened for that (RES-107, ADR 0154). */
export function FilesWindow({ place, files, onAddFiles, ...window }: FilesWindowProps) {
  const { removeSeveral, renameSeveral } = useFileChanges(place, place.containerId);
  const wait = removeSeveral.isPending ? removeSeveral : renameSeveral;
  return (
    <FilesModal
      {...window}
      {...(files && { files: files.map(({ fileName, originalFileName }) => ({ id: fileName, name: shownName(originalFileName) })) })}
      notice={<SlowWrite isSlow={wait.isSlow} cancel={wait.cancel} />}
      onSave={async ({ added, deletedIds, renamed }) => {
        // After a failure some of them may be gone already.
        const left = deletedIds.filter((id) => files?.some(({ fileName }) => fileName === id));
        if (left.length > 0) await removeSeveral.save(left);
        const nameOf = (id: string) => files?.find(({ fileName }) => fileName === id)?.originalFileName;
        const names = renamed.flatMap(({ id, name }) => {
          const opened = nameOf(id);
          return opened === undefined || opened === name ? [] : [{ fileName: id, originalFileName: name, opened }];
        });
        if (names.length > 0) await renameSeveral.save(names);
        // The queue sends them, and its tray shows the progress: the dialog can close.
        onAddFiles(added);
      }}
    />
  );
}

/** Renames a file; its extension stays (RES-108, RES-116). */
export function RenameWindow({ place, entry: { id, name }, ...window }: EntryWindowProps & { entry: Entry }) {
  const { rename } = useFileChanges(place, place.containerId);
  return (
    <RenameFileModal
      {...window}
      fileId={id}
      originalFileName={name}
      notice={<SlowWrite {...rename} />}
      onSave={async ({ originalFileName }) => {
        await rename.save({ fileName: id, originalFileName, opened: name });
      }}
    />
  );
}
