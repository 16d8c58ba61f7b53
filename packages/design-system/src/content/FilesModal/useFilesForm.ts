import { useState } from 'react';
import type { Upload } from '../../files/uploadTypes.ts';
import { contentMessages } from '../../messages/content.ts';
import { validationMessages } from '../../messages/validation.ts';
import { addFiles } from './chosenFiles.ts';
import { renamedFile, splitFileName } from '../RenameFileModal/fileNameRules.ts';
import type { ExistingFile, FilesModalProps } from './filesModalTypes.ts';

interface ChosenFile {
  id: string;
  file: File;
  /** Percent that has arrived; null before it is sent. */
  progress: number | null;
}

const asUpload = ({ id, file, progress }: ChosenFile): Upload => ({
  id,
  name: file.name,
  size: file.size,
  status: progress === null ? 'idle' : progress >= 100 ? 'success' : 'uploading',
  ...(progress !== null && { progress }),
});

/** Keeps the files of the modal until they are saved. */
export function useFilesForm(files: readonly ExistingFile[], onSave: FilesModalProps['onSave'], maximumFiles: number) {
  const [chosen, setChosen] = useState<readonly ChosenFile[]>([]);
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const [deletedIds, setDeletedIds] = useState<readonly string[]>([]);

  const [writtenNames, setWrittenNames] = useState<ReadonlyMap<string, string>>(new Map());
  const [isRefused, setRefused] = useState(false);
  const isWritten = ({ id, name }: ExistingFile) => !deletedIds.includes(id) && writtenNames.has(id) && writtenNames.get(id) !== splitFileName(name).name;
  const written = files.filter(isWritten);

  const add = (files: readonly File[]) => {
    const added = files.map((file): ChosenFile => ({ id: crypto.randomUUID(), file, progress: null }));
    const addition = addFiles(chosen, added, maximumFiles);
    setChosen(addition.chosen);
    setLeftOut(addition.leftOut.map(({ file }) => file.name));
  };
  const save = async () => {
    const renamed = written.map(({ id, name }) => ({ id, name: renamedFile(writtenNames.get(id) ?? '', name) }));
    setRefused(true);
    if (!renamed.every((each): each is ExistingFile => each.name !== null)) throw new Error(validationMessages.required(contentMessages.rename.field));
    // Files that were sent before another one failed are saved already.
    const waiting = chosen.filter(({ progress }) => progress !== 100);
    try {
      await onSave(
        { added: waiting.map(({ file }) => file), deletedIds, renamed },
        { onProgress: (sent, percent) => setChosen((now) => now.map((each) => (each.file === sent ? { ...each, progress: percent } : each))) },
      );
    } catch (error) {
      setChosen((now) => now.map((each) => (each.progress === 100 ? each : { ...each, progress: null })));
      throw error;
    }
  };
  return {
    uploads: chosen.map(asUpload),
    leftOut,
    deletedIds,
    writtenNames,
    /** Names without anything before the extension are refused from the first save on. */
    isRefused,
    /** Sets the typed name of a file, without its extension; null for the current name. */
    writeName: (id: string, name: string | null) => {
      const next = new Map(writtenNames);
      if (name === null) next.delete(id);
      else next.set(id, name);
      setWrittenNames(next);
    },
    isDirty: chosen.length > 0 || deletedIds.length > 0 || written.length > 0,
    add,
    remove: (id: string) => {
      setLeftOut([]);
      setChosen(chosen.filter((each) => each.id !== id));
    },
    toggleDeleted: (id: string) => setDeletedIds(deletedIds.includes(id) ? deletedIds.filter((each) => each !== id) : [...deletedIds, id]),
    save,
  };
}
