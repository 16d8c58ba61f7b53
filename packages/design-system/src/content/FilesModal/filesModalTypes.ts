import type { FileRules } from '../../files/fileRules.ts';
import type { FormWindowProps } from '../../overlays/FormModal/FormModal.tsx';

/** A file that the folder has already. */
export interface ExistingFile {
  id: string;
  /** The name that users see. */
  name: string;
}

/** The changes to save. */
export interface FilesChange {
  /** Files to send, in the order in which they were chosen. */
  added: readonly File[];
  /** Ids of files to delete; always empty where files are only added. */
  deletedIds: readonly string[];
  /** Files that get another name, with the extension that they had (RES-116); none of them is deleted. */
  renamed: readonly ExistingFile[];
}

/** Signal and callbacks of a save. */
export interface FilesSaveOptions {
  /**
   * The progress of a file.
   *
   * @param file one of `added`
   * @param percent of it that has arrived, from 0 to 100; a file at 100 is not sent again after a failure of others
   */
  onProgress: (file: File, percent: number) => void;
}

export interface FilesModalProps extends Pick<FormWindowProps, 'isOpen' | 'onOpenChange' | 'describeError' | 'notice' | 'submitDisabledReason'> {
  /** The files that the folder has; with them some can be deleted, too. Left out, files are only added. */
  files?: readonly ExistingFile[];
  /** What is accepted. @default files of any type and size (decisions-content A5) */
  rules?: FileRules;
  /** The most files that may be added in one step (RES-122). @default 10 */
  maximumFiles?: number;
  /**
   * Saves. The modal closes when it resolves; when it rejects, the modal stays with the files that are not uploaded and
   * shows the error's message (core §8).
   */
  onSave: (change: FilesChange, options: FilesSaveOptions) => Promise<void>;
}
