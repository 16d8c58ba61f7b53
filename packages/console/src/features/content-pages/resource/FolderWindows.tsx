import { EscapeWhileLoading, lazyPart, UntilLeft } from '@noticeboard/design-system';
import type { components } from '@noticeboard/api-types/schema';
import { Suspense } from 'react';
import type { OpenedWindow } from '../../../shared/useOpened.ts';
import { DeleteEntry } from './DeleteEntry.tsx';
import { type Entry, isMovable } from './entries.ts';
import { FilesWindow, FolderWindow, LinkWindow, RenameWindow } from './EntryWindows.tsx';
import { MoveWindow } from './MoveWindow.tsx';
import type { Container } from './resourceCalls.ts';
import type { FolderPlace } from './useWrittenChanges.ts';

// The editor is large: it is loaded with the first document.
const DocumentWindow = lazyPart(async () => (await import('./DocumentWindow.tsx')).DocumentWindow);

/** What a dialog over a folder is open for: something new, a change of an entry, or its deletion. */
export type FolderAct = 'document' | 'files' | 'editFiles' | 'folder' | 'link' | 'rename' | 'move' | 'delete';

export interface FolderWindowsProps {
  /** The open folder. */
  folder: FolderPlace;
  /** Its id in the address; null for the root. */
  parentId: string | null;
  /** The name of the collection. */
  collectionName: string;
  /** Which dialog is open. */
  opened: OpenedWindow<FolderAct, Entry>;
  /** The document in the address. */
  document: components['schemas']['ResourceDocument'] | undefined;
  /** The user asked to close it. */
  onCloseDocument: () => void;
  /** The files in the open folder. */
  files: Container['contentFiles'];
  /** Files were chosen for the open folder. */
  onAddFiles: (files: readonly File[]) => void;
  /** Why nothing can be changed by this user; undefined if it can. */
  refusal: string | undefined;
}

/** The dialogs over an open folder. */
export function FolderWindows({ folder, parentId, collectionName, opened, document, onCloseDocument, files, onAddFiles, refusal }: FolderWindowsProps) {
  const { row, isOpenFor, onOpenChange } = opened;
  const isNewDocument = isOpenFor('document');
  const onDocumentOpenChange = (isOpen: boolean) => {
    if (document === undefined) onOpenChange(isOpen);
    else if (!isOpen) onCloseDocument();
  };
  return (
    <>
      <FolderWindow isOpen={isOpenFor('folder')} onOpenChange={onOpenChange} place={folder} parentId={parentId} entry={row} />
      <LinkWindow isOpen={isOpenFor('link')} onOpenChange={onOpenChange} place={folder} entry={row} />
      <FilesWindow isOpen={isOpenFor('files')} onOpenChange={onOpenChange} place={folder} onAddFiles={onAddFiles} />
      <FilesWindow isOpen={isOpenFor('editFiles')} onOpenChange={onOpenChange} place={folder} files={files} onAddFiles={onAddFiles} />
      {row?.kind === 'file' && <RenameWindow isOpen={isOpenFor('rename')} onOpenChange={onOpenChange} place={folder} entry={row} />}
      <UntilLeft>{row !== null && isMovable(row) && isOpenFor('move') && <MoveWindow onOpenChange={onOpenChange} place={folder} collectionName={collectionName} entry={row} />}</UntilLeft>
      <DeleteEntry isOpen={isOpenFor('delete')} onOpenChange={onOpenChange} place={folder} entry={row} />
      <UntilLeft>
        {(isNewDocument || document !== undefined) && (
          <Suspense fallback={<EscapeWhileLoading onEscape={() => onDocumentOpenChange(false)} />}>
            <DocumentWindow
              key={document?.id}
              onOpenChange={onDocumentOpenChange}
              place={folder}
              document={document}
              refusal={refusal}
            />
          </Suspense>
        )}
      </UntilLeft>
    </>
  );
}
