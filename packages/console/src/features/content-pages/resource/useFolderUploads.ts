import { useEffect, useRef, useState } from 'react';
import { resourceMessages } from '../../../messages/resource.ts';
import { useUploads } from '../../../uploads/useUploads.ts';
import type { CollectionPlace } from './resourceCalls.ts';

const texts = resourceMessages.drop;

/** Most files that are added in one go (RES-122). */
const mostAtOnce = 10;

/** Milliseconds between two reads of a folder while more files are on their way. */
const leastPause = 3000;

/** A folder that files are added to. */
interface TargetFolder {
  /** Its id. */
  id: string;
  /** What it is called. */
  name: string;
  /** Where it is, for the tray. */
  href: string;
}

/** The uploads into the folders of a collection. */
interface FolderUploads {
  /** Sends files through the queue, which puts them into the folder; beyond the tenth they are left out (decisions-content O27), and so are folders of the device. */
  add: (files: readonly File[], folder: TargetFolder, directories?: readonly string[]) => void;
  /** What was left out the last time, and why: a sentence each. */
  leftOut: readonly string[];
  /** What was left out has been seen. */
  forgetLeftOut: () => void;
}

/**
 * Adds files to folders of a collection. The queue goes on when the page is left (ADR 0089).
 *
 * @param onArrived something that was sent lies in a folder of the collection by now
 */
export function useFolderUploads({ id, itemId }: CollectionPlace, onArrived: () => void): FolderUploads {
  const uploads = useUploads();
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const own = uploads.items.filter(({ goesInto }) => goesInto?.itemId === itemId);
  const arrived = own.filter(({ status }) => status === 'success').length;
  const isUnderWay = own.some(({ status }) => status === 'uploading');
  const told = useRef({ arrived, at: 0 });
  useEffect(() => {
    const now = performance.now();
    if (arrived <= told.current.arrived) return;
    // Ten small files arrive in a second: that is one reason to read again, not ten.
    if (isUnderWay && now - told.current.at < leastPause) return;
    told.current = { arrived, at: now };
    onArrived();
  });
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
        belongsTo: { label: folder.name, href: folder.href },
        goesInto: { id, itemId, containerId: folder.id },
      });
    },
    leftOut,
    forgetLeftOut: () => setLeftOut([]),
  };
}
