import { useState } from 'react';
import type { Upload } from '../../files/uploadTypes.ts';
import { addFiles } from './chosenFiles.ts';
import type { FilesModalProps } from './filesModalTypes.ts';

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
export function useFilesForm(onSave: FilesModalProps['onSave'], maximumFiles: number) {
  const [chosen, setChosen] = useState<readonly ChosenFile[]>([]);
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const [deletedIds, setDeletedIds] = useState<readonly string[]>([]);

  const add = (files: readonly File[]) => {
    const added = files.map((file): ChosenFile => ({ id: crypto.randomUUID(), file, progress: null }));
    const addition = addFiles(chosen, added, maximumFiles);
    setChosen(addition.chosen);
    setLeftOut(addition.leftOut.map(({ file }) => file.name));
  };
  const save = async () => {
    // What arrived before another file failed is there already.
    const waiting = chosen.filter(({ progress }) => progress !== 100);
    try {
      await onSave(
        { added: waiting.map(({ file }) => file), deletedIds },
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
    isDirty: chosen.length > 0 || deletedIds.length > 0,
    add,
    remove: (id: string) => {
      setLeftOut([]);
      setChosen(chosen.filter((each) => each.id !== id));
    },
    toggleDeleted: (id: string) => setDeletedIds(deletedIds.includes(id) ? deletedIds.filter((each) => each !== id) : [...deletedIds, id]),
    save,
  };
}
