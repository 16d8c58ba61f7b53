import Trash2 from 'lucide-react/icons/trash-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { contentMessages } from '../../messages/content.ts';
import * as styles from './FilesModal.css.ts';
import type { ExistingFile } from './filesModalTypes.ts';

const text = contentMessages.files;

interface ExistingFilesProps {
  /** The saved files, those marked for deletion included. */
  files: readonly ExistingFile[];
  /** Ids of the files that saving deletes. */
  deletedIds: readonly string[];
  /** Whether no mark can be changed now, because the window is being saved. */
  isDisabled: boolean;
  /** Marks the file of this id for deletion, or keeps it after all. */
  onToggle: (id: string) => void;
}

/** The files that a folder has; each can be marked for deletion, and kept after all, until the window is saved. */
export function ExistingFiles({ files, deletedIds, isDisabled, onToggle }: ExistingFilesProps) {
  return (
    <section aria-label={text.existing}>
      <h3 className={styles.heading}>{text.existing}</h3>
      <ul className={styles.list}>
        {files.map(({ id, name }) => {
          const isDeleted = deletedIds.includes(id);
          return (
            <li key={id} className={styles.row}>
              <span className={styles.words}>
                <span className={styles.name({ isDeleted })}>{name}</span>
                <span role="status" className={styles.mark}>
                  {isDeleted && text.willBeDeleted}
                </span>
              </span>
              <IconButton
                label={isDeleted ? text.keep(name) : text.delete(name)}
                icon={isDeleted ? <Undo2 /> : <Trash2 />}
                isDisabled={isDisabled}
                onPress={() => onToggle(id)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
