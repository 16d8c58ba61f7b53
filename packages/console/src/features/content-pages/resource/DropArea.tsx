import Download from 'lucide-react/icons/download';
import FolderInput from 'lucide-react/icons/folder-input';
import { type ReactNode, useRef } from 'react';
import { resourceMessages } from '../../../messages/resource.ts';
import * as styles from './DropArea.css.ts';
import { type Entry, isMovable } from './entries.ts';
import { useDrag } from './useDrag.ts';

const texts = resourceMessages.drop;

export interface DropAreaProps {
  /** The contents of the folder. */
  entries: readonly Entry[];
  /** The name of the open folder. */
  title: string;
  /** Files were dropped on a folder in it, or with null on the open one, with the names of dropped folders of the device. */
  onFiles: (files: readonly File[], folder: Entry | null, directories: readonly string[]) => void;
  /** One of its entries was dropped on a folder in it. */
  onMove: (entry: Entry, folder: Entry) => void;
  /** Whether nothing may be dropped. */
  isDisabled: boolean;
  /** Its rows. */
  children: ReactNode;
}

/** The rows of a folder as a drop area: files of the device anywhere or onto a folder, rows onto a folder. It says what a drop will do. */
export function DropArea({ entries, title, onFiles, onMove, isDisabled, children }: DropAreaProps) {
  const area = useRef<HTMLDivElement>(null);
  const entryOf = (id: string) => entries.find((entry) => entry.id === id);
  const { dragged, handlers } = useDrag(area, {
    isFolder: (id) => entryOf(id)?.kind === 'folder',
    isMovable: (id) => {
      const entry = entryOf(id);
      return entry !== undefined && isMovable(entry);
    },
    onFiles: (files, id, directories) => onFiles(files, (id === null ? undefined : entryOf(id)) ?? null, directories),
    onMove: (id, folderId) => {
      const [entry, folder] = [entryOf(id), entryOf(folderId)];
      if (entry !== undefined && folder !== undefined) onMove(entry, folder);
    },
  });
  const folder = dragged?.folderId == null ? undefined : entryOf(dragged.folderId);
  const isFiles = dragged?.kind === 'files';
  const words = isFiles ? texts.add(dragged.count, folder?.name ?? title) : folder === undefined ? undefined : texts.move(folder.name);
  return (
    <div ref={area} className={styles.area} data-over={isFiles || undefined} {...(!isDisabled && handlers)}>
      {children}
      {dragged !== null && (
        <div className={styles.banner}>
          {isFiles ? <Download aria-hidden className={styles.sign} /> : <FolderInput aria-hidden className={styles.sign} />}
          <span className={styles.words}>
            <strong>{words ?? texts.moveHint}</strong>
            {isFiles && <span>{texts.hint}</span>}
          </span>
        </div>
      )}
    </div>
  );
}
