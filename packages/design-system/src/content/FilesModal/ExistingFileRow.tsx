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

/** What a row of a file shows. */
export interface ExistingFileRowProps {
  /** The file as it is saved. */
  file: ExistingFile;
  /** Whether saving deletes it. */
  isDeleted: boolean;
  /** What is written as its name, without the extension; undefined while it is not renamed. */
  writtenName: string | undefined;
  /** Whether a name without anything before the extension is shown as wrong. */
  isRefused: boolean;
  /** Whether nothing can be changed now, because the window is being saved. */
  isDisabled: boolean;
  /** Marks the file of this id for deletion, or keeps it after all. */
  onToggle: (id: string) => void;
  /** Another name was written for it; null gives it the one back that it has. */
  onWriteName: (id: string, name: string | null) => void;
}

/** A file that the folder has: its name, or the field of another one, and what can be done with it. */
export function ExistingFileRow({ file: { id, name }, isDeleted, writtenName, isRefused, isDisabled, onToggle, onWriteName }: ExistingFileRowProps) {
  const place = useRef<HTMLSpanElement>(null);
  const { name: known, extension } = splitFileName(name);
  const isRenamed = writtenName !== undefined && !isDeleted;
  const begin = () => {
    // What is pressed goes, and what is typed next is the name.
    flushSync(() => onWriteName(id, known));
    place.current?.querySelector('input')?.select();
  };
  const giveUp = () => {
    flushSync(() => onWriteName(id, null));
    place.current?.querySelector('button')?.focus();
  };
  // Escape is about the name only, not about the window.
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
