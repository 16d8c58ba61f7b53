import { useState } from 'react';
import type { DropItem } from 'react-aria/useDrop';
import { filesOf } from './droppedFiles.ts';

/** Files dropped on a list or chosen for it: accepted ones are passed on, the refusals are kept until the next time. */
export function useAddedFiles(onAdd: (files: File[]) => void) {
  const [refusals, setRefusals] = useState<string[]>([]);
  const add = (files: File[], refused: string[] = []) => {
    setRefusals(refused);
    if (files.length > 0) onAdd(files);
  };
  return {
    /** Why files of the last time were refused, a sentence each. */
    refusals,
    /** Removes them. */
    dismiss: () => setRefusals([]),
    /** Adds files that were chosen. */
    add,
    /** Adds what was dropped: files, and the content of folders. */
    receive: async (items: readonly DropItem[]) => {
      const { files, refusals: refused } = await filesOf(items);
      if (files.length + refused.length > 0) add(files, refused);
    },
  };
}
