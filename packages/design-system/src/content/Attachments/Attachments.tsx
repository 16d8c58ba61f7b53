import Plus from 'lucide-react/icons/plus';
import { useId, useRef } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { DropZone } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { useAfterChange } from '../../effects/useAfterChange.ts';
import type { FieldTexts } from '../../fields/FieldParts.tsx';
import { useAddedFiles } from '../../fields/FileUpload/drop/useAddedFiles.ts';
import { FieldFrame } from '../../fields/FileUpload/FieldFrame.tsx';
import { RefusalAlert } from '../../fields/FileUpload/list/RefusalAlert.tsx';
import { useKeptFocus } from '../../focus/useKeptFocus.ts';
import { type FileRules, offeredTypes, rulesHint } from '../../files/fileRules.ts';
import { messages } from '../../messages/uploads.ts';
import type { Attachment, AttachmentActs } from './attachment.ts';
import { AttachmentTile } from './AttachmentTile.tsx';
import * as styles from './Attachments.css.ts';

const text = messages.attachments;

export interface AttachmentsProps extends Omit<FieldTexts, 'disabledReason'>, AttachmentActs {
  /** The accepted files: for the system's dialog and the hint. Files of other types reach `onAdd` too, when dropped or pasted. */
  rules: FileRules;
  /** The existing files and those being uploaded, in their order. */
  attachments: readonly Attachment[];
  /** New files, as they were chosen, dropped or pasted. */
  onAdd: (files: File[]) => void;
  /** Whether files can only be looked at. @default false */
  isReadOnly?: boolean;
  /** Whether `errorMessage` is shown. @default false */
  isInvalid?: boolean;
}

/**
 * The files of an item as tiles, which are also where more are dropped, pasted and chosen. It sends nothing itself. For
 * files that are only sent when a window is saved use `FileUpload`.
 */
export function Attachments(props: AttachmentsProps) {
  const { label, description, errorMessage, isInvalid = false, isReadOnly = false, rules, attachments, onAdd, ...acts } = props;
  const isAdding = useRef(false);
  const { refusals, dismiss, add, receive } = useAddedFiles((files) => {
    isAdding.current = true;
    onAdd(files);
  });
  const root = useRef<HTMLDivElement>(null);
  const button = useId();
  useKeptFocus(root, button);
  const count = attachments.length;
  useAfterChange(count, (now, before) => {
    // New tiles move the button for the next file, possibly under the tray of uploads.
    if (isAdding.current && now > before) document.getElementById(button)?.scrollIntoView({ block: 'nearest' });
    isAdding.current = false;
  });
  const tiles = attachments.map((attachment) => <AttachmentTile key={attachment.id} attachment={attachment} isReadOnly={isReadOnly} {...acts} />);
  return (
    <div ref={root}>
      <FieldFrame label={label} description={description} errorMessage={errorMessage} isInvalid={isInvalid}>
        {(describedBy) =>
          isReadOnly ? (
            <ul className={styles.tiles}>{tiles}</ul>
          ) : (
            <>
              <DropZone className={styles.zone} aria-label={text.drop} getDropOperation={() => 'copy'} onDrop={({ items }) => void receive(items)} {...(isInvalid && { 'data-invalid': true })}>
                <ul className={styles.tiles}>
                  {tiles}
                  <li>
                    <FileTrigger acceptedFileTypes={offeredTypes(rules)} allowsMultiple onSelect={(files) => files && add([...files])}>
                      <AriaButton id={button} data-takes-files className={styles.add} {...(describedBy !== undefined && { 'aria-describedby': describedBy })}>
                        <Plus aria-hidden size="1.125rem" />
                        <span>{text.add}</span>
                        <span className={styles.hint}>{rulesHint(rules)}</span>
                      </AriaButton>
                    </FileTrigger>
                  </li>
                </ul>
              </DropZone>
              {refusals.length > 0 && <RefusalAlert refusals={refusals} onDismiss={dismiss} />}
            </>
          )
        }
      </FieldFrame>
    </div>
  );
}
