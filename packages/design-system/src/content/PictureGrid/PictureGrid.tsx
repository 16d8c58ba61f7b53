import Plus from 'lucide-react/icons/plus';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { DropZone } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Button } from '../../actions/Button/Button.tsx';
import { useAddedFiles } from '../../fields/FileUpload/drop/useAddedFiles.ts';
import { RefusalAlert } from '../../fields/FileUpload/list/RefusalAlert.tsx';
import { useFocusInPlace } from '../../focus/useFocusInPlace.ts';
import { useKeptFocus } from '../../focus/useKeptFocus.ts';
import { type FileRules, offeredTypes } from '../../files/fileRules.ts';
import { messages } from '../../messages/pictures.ts';
import type { AttachmentActs } from '../Attachments/attachment.ts';
import { isThere, type Picture, type PictureAct } from './picture.ts';
import { PictureBar } from './PictureBar.tsx';
import { Pictures } from './Pictures.tsx';
import * as styles from './PictureGrid.css.ts';

export interface PictureGridProps extends Pick<AttachmentActs, 'onPause' | 'onResume' | 'onReplace' | 'onRemove'> {
  /** The name of the grid: 'Pictures'. */
  label: string;
  /** Existing pictures and those being uploaded, in their order. An object stays the same as long as nothing in it changes. */
  pictures: readonly Picture[];
  /** How many there are, where not all are given. @default the existing ones */
  totalCount?: number;
  /** Shows a picture in full, or plays a video. */
  onOpen: (id: string) => void;
  /** Ids of the selected ones. */
  selectedIds: ReadonlySet<string>;
  /** The selection after the change. */
  onSelectionChange: (selectedIds: ReadonlySet<string>) => void;
  /** What can be done with the selected ones. */
  selectionActs: readonly PictureAct[];
  /** What else can be done with all of them, beside the button that adds. @default nothing */
  acts?: ReactNode;
  /** The label of the button that adds pictures: 'Add pictures'. */
  addLabel: string;
  /** The accepted files: for the system's dialog. Files of other types reach `onAdd` too, when dropped or pasted. */
  rules: FileRules;
  /** New files, as they were chosen, dropped or pasted. */
  onAdd: (files: File[]) => void;
  /** Why the user can't add anything. @default it can */
  addRefusal?: string | undefined;
  /** What is shown where there is no picture. */
  empty: ReactNode;
}

/**
 * Any number of pictures as squares: only those in sight are in the document. A press opens one; its box, Space or a long
 * press selects, and then a bar of actions is at the foot. New files are chosen, pasted or dropped anywhere on it.
 */
export function PictureGrid(props: PictureGridProps) {
  const { label, pictures, totalCount, onOpen, selectedIds, onSelectionChange, selectionActs, acts, addLabel, rules, onAdd, addRefusal, empty } = props;
  const { onPause, onResume, onReplace, onRemove } = props;
  const { refusals, dismiss, add, receive } = useAddedFiles(onAdd);
  const root = useRef<HTMLDivElement>(null);
  const heading = useId();
  useKeptFocus(root, heading);
  const focusInPlace = useFocusInPlace();
  const count = (totalCount ?? pictures.filter(isThere).length).toLocaleString();
  const isSelecting = selectedIds.size > 0;
  const isSelectable = selectionActs.length > 0;
  const clear = () => {
    focusInPlace(document.getElementById(heading));
    onSelectionChange(new Set());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isSelecting) return;
    event.stopPropagation();
    onSelectionChange(new Set());
    document.getElementById(heading)?.focus();
  };
  const grid =
    pictures.length === 0 ? (
      <div className={styles.nothing}>{empty}</div>
    ) : (
      <Pictures
        label={label}
        pictures={pictures}
        onOpen={onOpen}
        selectedIds={selectedIds}
        onSelectionChange={onSelectionChange}
        isSelectable={isSelectable}
        acts={{ onPause, onResume, onReplace, onRemove }}
      />
    );
  return (
    <div ref={root} role="presentation" className={styles.root} onKeyDown={onKeyDown}>
      <div className={styles.head}>
        <h2 id={heading} tabIndex={-1} className={styles.title}>
          {label} <span className={styles.count}>{count}</span>
        </h2>
        {acts}
        {addRefusal === undefined ? (
          <FileTrigger acceptedFileTypes={offeredTypes(rules)} allowsMultiple onSelect={(files) => files && add([...files])}>
            <Button icon={<Plus />}>{addLabel}</Button>
          </FileTrigger>
        ) : (
          <Button icon={<Plus />} disabledReason={addRefusal}>
            {addLabel}
          </Button>
        )}
      </div>
      {addRefusal === undefined ? (
        <DropZone className={styles.zone} aria-label={messages.pictureGrid.drop} getDropOperation={() => 'copy'} onDrop={({ items }) => void receive(items)}>
          {grid}
        </DropZone>
      ) : (
        grid
      )}
      {refusals.length > 0 && <RefusalAlert refusals={refusals} onDismiss={dismiss} />}
      {isSelecting && <PictureBar count={selectedIds.size} acts={selectionActs} onClear={clear} />}
    </div>
  );
}
