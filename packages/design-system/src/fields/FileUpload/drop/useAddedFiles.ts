import { useState } from 'react';
import type { DropItem } from 'react-aria/useDrop';
import { filesOf } from './droppedFiles.ts';

/** What is dropped on a list of files or chosen for it: the files are handed on, what was refused is said until the next time. */
export function useAddedFiles(onAdd: (files: File[]) => void) {
  const [refusals, setRefusals] = useState<string[]>([]);
  const add = (files: File[], refused: string[] = []) => {
    setRefusals(refused);
    if (files.length > 0) onAdd(files);
  };
  return {
    /** Why files of the last time were refused, a sentence each. */
    refusals,
    /** Says no more of them. */
    dismiss: () => setRefusals([]),
    /** Takes files that were chosen. */
    add,
    /** Takes what was dropped: files, and folders that are opened. */
    receive: async (items: readonly DropItem[]) => {
      const { files, refusals: refused } = await filesOf(items);
      if (files.length + refused.length > 0) add(files, refused);
    },
  };
}
