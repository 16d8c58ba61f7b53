import Upload from 'lucide-react/icons/upload';
import { useId, useRef, useState } from 'react';
import { messages } from '../../messages/uploads.ts';
import type { FieldTexts } from '../FieldParts.tsx';
import { ChooseButton, FileDrop } from './drop/FileDrop.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { type FileRules, rulesHint } from '../../files/fileRules.ts';
import { RefusalAlert } from './list/RefusalAlert.tsx';
import type { ChosenFiles } from './rules/sortFiles.ts';
import { UploadList } from './list/UploadList.tsx';
import type { Upload as UploadItem, UploadActs } from '../../files/uploadTypes.ts';
import { useKeptFocus } from '../../focus/useKeptFocus.ts';
import * as styles from './FileUpload.css.ts';

const text = messages.fileUpload;

export interface FileUploadProps extends FieldTexts, UploadActs {
  /** Accepted types; other files are refused with a reason and never reach `onAdd`. */
  rules: FileRules;
  /**
   * Whether several files may be chosen; otherwise the first valid one of them is taken (UPL-07).
   * @default false
   */
  allowsMultiple?: boolean;
  /** The files that are accepted, in words. @default the types and the size of `rules` */
  hint?: string;
  /** The files so far, with their progress. */
  uploads: readonly UploadItem[];
  /** New files, all valid. Send them, and pass them back in `uploads`. */
  onAdd: (files: File[]) => void;
  /** Called when none of the chosen files is accepted: messages about an earlier choice no longer apply. */
  onRefuse?: () => void;
  /** Names the field where it has no `label`. */
  'aria-label'?: string;
  /** Marks the field and says so to assistive technology. @default false */
  isRequired?: boolean;
  /** Shows `errorMessage`. @default false */
  isInvalid?: boolean;
  /** @default false */
  isDisabled?: boolean;
}

/**
 * A place for files: drop them, paste them or choose them. It sends nothing itself. For one picture with its preview use
 * `ImageUpload`; for uploads that continue while the user does something else, `UploadTray`.
 */
export function FileUpload(props: FileUploadProps) {
  const { rules, allowsMultiple = false, uploads, onAdd, onRefuse, onCancel, onRetry, onRemove, hint: _hint, isDisabled, disabledReason, ...frame } = props;
  const [refusals, setRefusals] = useState<string[]>([]);
  const root = useRef<HTMLDivElement>(null);
  const button = useId();
  const hint = useId();
  useKeptFocus(root, button);

  const choose = (chosen: ChosenFiles) => {
    setRefusals(chosen.refusals);
    if (chosen.accepted.length > 0) onAdd(chosen.accepted);
    else onRefuse?.();
  };
  const control = { rules, allowsMultiple, isDisabled, disabledReason, onChoose: choose };
  return (
    <div ref={root}>
      <FieldFrame {...frame} disabledReason={disabledReason}>
        {(describedBy) => (
          <>
            <FileDrop {...control} label={allowsMultiple ? text.dropSeveral : text.dropOne} isInvalid={props.isInvalid}>
              <div className={styles.place}>
                <Upload aria-hidden className={styles.sign} />
                <span className={styles.drop}>{allowsMultiple ? text.dropSeveral : text.dropOne}</span>
                <ChooseButton {...control} id={button} describedBy={[hint, describedBy].filter(Boolean).join(' ')}>
                  {allowsMultiple ? text.chooseSeveral : text.chooseOne}
                </ChooseButton>
                <span id={hint} className={styles.hint}>
                  {props.hint ?? rulesHint(rules)}
                </span>
              </div>
            </FileDrop>
            {refusals.length > 0 && <RefusalAlert refusals={refusals} onDismiss={() => setRefusals([])} />}
            <UploadList uploads={uploads} onCancel={onCancel} onRetry={onRetry} onRemove={onRemove} />
          </>
        )}
      </FieldFrame>
    </div>
  );
}
