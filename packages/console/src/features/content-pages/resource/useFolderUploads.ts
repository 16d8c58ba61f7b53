import { useState } from 'react';
import { resourceMessages } from '../../../messages/resource.ts';
import { useUploads } from '../../../uploads/useUploads.ts';
import type { CollectionPlace } from './resourceCalls.ts';

const texts = resourceMessages.drop;

/** Most files that are added in one go (RES-122). */
const mostAtOnce = 10;

/** A folder that files are added to. */
interface TargetFolder {
  /** Its id. */
  id: string;
  /** Its name. */
  name: string;
  /** Its address, for the tray. */
  href: string;
}

/** The uploads into the folders of a collection. */
interface FolderUploads {
  /** Sends files through the queue, which puts them into the folder; those after the tenth are left out (decisions-content O27), and so are device folders. */
  add: (files: readonly File[], folder: TargetFolder, directories?: readonly string[]) => void;
  /** What was left out the last time, and why: a sentence for each reason. */
  leftOut: readonly string[];
  /** Closes that notice. */
  forgetLeftOut: () => void;
}

/** Adds files to folders of a collection. The queue continues when the page is left (ADR 0089), and the tray reads the folders again (`useFolderNews`). */
export function useFolderUploads({ id, itemId }: CollectionPlace): FolderUploads {
  const uploads = useUploads();
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  return {
    add: (files, folder, directories = []) => {
      const sent = files.slice(0, mostAtOnce);
      const tooMany = files.slice(mostAtOnce).map(({ name }) => name);
      setLeftOut([
        ...(tooMany.length > 0 ? [texts.tooMany(tooMany.join(', '), mostAtOnce)] : []),
        ...(directories.length > 0 ? [texts.folders(directories.join(', '))] : []),
      ]);
      if (sent.length === 0) return;
      uploads.add(sent, {
        contentInstanceId: id,
        way: 'multiple',
        belongsTo: { label: folder.name, href: folder.href },
        goesInto: { id, itemId, containerId: folder.id },
      });
    },
    leftOut,
    forgetLeftOut: () => setLeftOut([]),
  };
}
