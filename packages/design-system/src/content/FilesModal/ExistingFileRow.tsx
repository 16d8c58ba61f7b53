import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { type KeyboardEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { TextField } from '../../fields/TextField/TextField.tsx';
import { contentMessages } from '../../messages/content.ts';
import { validationMessages } from '../../messages/validation.ts';
import { renamedFile, splitFileName } from '../RenameFileModal/fileNameRules.ts';
import * as styles from './FilesModal.css.ts';
import type { ExistingFile } from './filesModalTypes.ts';

const text = contentMessages.files;
const longestFileName = 255;

/** The props of a file's row. */
export interface ExistingFileRowProps {
  /** The file as it is saved. */
  file: ExistingFile;
  /** Whether saving deletes it. */
  isDeleted: boolean;
  /** The name that is typed for it, without the extension; undefined while it is not renamed. */
  writtenName: string | undefined;
  /** Whether a name without anything before the extension is shown as wrong. */
  isRefused: boolean;
  /** Whether nothing can be changed now, because the window is being saved. */
  isDisabled: boolean;
  /** Marks the file of this id for deletion, or undoes that. */
  onToggle: (id: string) => void;
  /** Called with another name for it; null restores the current one. */
  onWriteName: (id: string, name: string | null) => void;
}

/** A file of the folder: its name, or a field for another one, and its actions. */
export function ExistingFileRow({ file: { id, name }, isDeleted, writtenName, isRefused, isDisabled, onToggle, onWriteName }: ExistingFileRowProps) {
  const place = useRef<HTMLSpanElement>(null);
  const { name: known, extension } = splitFileName(name);
  const isRenamed = writtenName !== undefined && !isDeleted;
  const begin = () => {
    // The pressed button is removed, and the user types the name next.
    flushSync(() => onWriteName(id, known));
    place.current?.querySelector('input')?.select();
  };
  const giveUp = () => {
    flushSync(() => onWriteName(id, null));
    place.current?.querySelector('button')?.focus();
  };
  // Escape resets only the name and doesn't close the window.
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isRenamed) return;
    event.preventDefault();
    event.stopPropagation();
    giveUp();
  };
  return (
    <span role="presentation" ref={place} className={styles.contents} onKeyDown={press}>
      <span className={styles.words}>
        {isRenamed ? (
          <TextField
            label={text.newName(name)}
            value={writtenName}
            onChange={(next) => onWriteName(id, next)}
            maxLength={longestFileName - extension.length}
            isReadOnly={isDisabled}
            isInvalid={isRefused && renamedFile(writtenName, name) === null}
            errorMessage={validationMessages.required(contentMessages.rename.field)}
            {...(extension !== '' && { description: contentMessages.rename.extension(extension) })}
          />
        ) : (
          <span className={styles.name({ isDeleted })}>{name}</span>
        )}
        <span role="status" className={styles.mark}>
          {isDeleted && text.willBeDeleted}
        </span>
      </span>
      {!isDeleted &&
        (isRenamed ? (
          <IconButton label={text.keep(name)} icon={<Undo2 />} isDisabled={isDisabled} onPress={giveUp} />
        ) : (
          <IconButton label={text.rename(name)} icon={<Pencil />} isDisabled={isDisabled} onPress={begin} />
        ))}
      {!isRenamed && <IconButton label={isDeleted ? text.keep(name) : text.delete(name)} icon={isDeleted ? <Undo2 /> : <Trash2 />} isDisabled={isDisabled} onPress={() => onToggle(id)} />}
    </span>
  );
}
