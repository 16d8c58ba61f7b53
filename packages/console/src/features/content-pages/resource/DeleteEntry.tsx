import { useRead } from '../../../api/useRead.ts';
import { publishedContentMessages } from '../../../messages/publishedContent.ts';
import { resourceMessages } from '../../../messages/resource.ts';
import { ConfirmChange } from '../../../shared/ConfirmChange.tsx';
import { countsOf } from './counts.ts';
import { documentCalls } from './documentCalls.ts';
import type { Entry } from './entries.ts';
import { linkCalls } from './linkCalls.ts';
import { containerPath } from './resourceCalls.ts';
import { useFileChanges } from './useFileChanges.ts';
import { useFolderChanges } from './useFolderChanges.ts';
import { type FolderPlace, useWrittenChanges } from './useWrittenChanges.ts';

const texts = resourceMessages.deletion;

export interface DeleteEntryProps {
  /** Whether it is shown. */
  isOpen: boolean;
  /** The user asked to close it, or the entry is deleted. */
  onOpenChange: (isOpen: boolean) => void;
  /** The open folder. */
  place: FolderPlace;
  /** The entry to delete; kept while the dialog closes. */
  entry: Entry | null;
}

/** Asks before something in a folder is deleted; for a folder it lists what is deleted with it. */
export function DeleteEntry({ isOpen, onOpenChange, place, entry }: DeleteEntryProps) {
  const changes = {
    folder: useFolderChanges(place).remove,
    document: useWrittenChanges(documentCalls, place).remove,
    file: useFileChanges(place, place.containerId).remove,
    link: useWrittenChanges(linkCalls, place).remove,
  };
  const kind = entry?.kind ?? 'link';
  const { save, isSlow, cancel } = changes[kind];
  return (
    <ConfirmChange
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={texts[kind]}
      confirmLabel={publishedContentMessages.delete}
      onConfirm={async () => {
        if (entry !== null) await save(entry.id);
      }}
      wait={{ isSlow, cancel }}
    >
      {publishedContentMessages.deleteQuestion(entry?.name ?? '')} {isOpen && entry?.kind === 'folder' && <FolderHolds place={place} folderId={entry.id} />}
    </ConfirmChange>
  );
}

const now = { asksAnew: true } as const;

/** The current contents of the folder: all of it is deleted with it. */
function FolderHolds({ place: { id, itemId }, folderId }: { place: FolderPlace; folderId: string }) {
  const { data, error } = useRead(containerPath, { path: { id, itemId, containerId: folderId } }, now);
  if (data !== undefined) return countsOf(data) === '' ? texts.folderEmpty : texts.folderHolds(countsOf(data));
  return error === undefined ? texts.counting : texts.folderUnknown;
}
