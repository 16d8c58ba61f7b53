import type { ReactNode } from 'react';
import { DropZone } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import type { DropItem } from 'react-aria/useDrop';
import { Button } from '../../../actions/Button/Button.tsx';
import { type FileRules, offeredTypes } from '../../../files/fileRules.ts';
import { type ChosenFiles, sortFiles } from '../rules/sortFiles.ts';
import { filesOf } from './droppedFiles.ts';
import * as styles from './FileDrop.css.ts';

interface FileDropProps {
  /** Names the place for those who paste into it or drag by keyboard. */
  label: string;
  /** Which files are taken, and how large they may be. */
  rules: FileRules;
  /** Whether several files are taken at the same time. */
  allowsMultiple: boolean;
  /** Whether the field is disabled. @default false */
  isDisabled?: boolean | undefined;
  /** Whether its border says so. @default false */
  isInvalid?: boolean | undefined;
  /** Why no file is taken; the file dialog does not open either. */
  disabledReason?: string | undefined;
  /** Called once for each choice, drop or paste, even when none of its files is accepted. */
  onChoose: (chosen: ChosenFiles) => void;
  /** The content, with a `ChooseButton` that opens the system's dialog. */
  children: ReactNode;
}

/** The area where files are dropped and pasted. `FileUpload` and `ImageUpload` are built on it. */
export function FileDrop(props: FileDropProps) {
  const { label, rules, allowsMultiple, isDisabled = false, isInvalid = false, disabledReason, onChoose, children } = props;
  const receive = async (items: readonly DropItem[]) => {
    const { files, refusals } = await filesOf(items);
    if (files.length === 0 && refusals.length === 0) return;
    const sorted = sortFiles(files, rules, allowsMultiple);
    onChoose({ accepted: sorted.accepted, refusals: [...refusals, ...sorted.refusals] });
  };
  return (
    <DropZone
      className={styles.zone}
      aria-label={label}
      isDisabled={isDisabled || disabledReason !== undefined}
      getDropOperation={() => 'copy'}
      onDrop={({ items }) => void receive(items)}
      {...(isInvalid && { 'data-invalid': true })}
    >
      {children}
    </DropZone>
  );
}

interface ChooseButtonProps extends Pick<FileDropProps, 'rules' | 'allowsMultiple' | 'isDisabled' | 'disabledReason' | 'onChoose'> {
  /** Its id, by which it can be focused. */
  id: string;
  /** Ids of the texts that explain the place. */
  describedBy: string | undefined;
  /** Before its words. */
  icon?: ReactNode;
  /** Its words: 'Choose image'. */
  children: string;
}

/** Opens the system's file dialog. */
export function ChooseButton({ id, describedBy, rules, allowsMultiple, isDisabled = false, disabledReason, onChoose, icon, children }: ChooseButtonProps) {
  const button = (
    <Button
      id={id}
      variant="outline"
      tone="neutral"
      icon={icon}
      isDisabled={isDisabled}
      disabledReason={disabledReason}
      {...(describedBy !== undefined && { 'aria-describedby': describedBy })}
    >
      {children}
    </Button>
  );
  // The dialog would open even from a refused button.
  if (disabledReason !== undefined) return button;
  return (
    <FileTrigger
      acceptedFileTypes={offeredTypes(rules)}
      allowsMultiple={allowsMultiple}
      onSelect={(files) => files && onChoose(sortFiles([...files], rules, allowsMultiple))}
    >
      {button}
    </FileTrigger>
  );
}
