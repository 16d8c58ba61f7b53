import CircleAlert from 'lucide-react/icons/circle-alert';
import GripVertical from 'lucide-react/icons/grip-vertical';
import { memo, useRef } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { type AriaButtonProps, useButton } from 'react-aria/useButton';
import { useDraggableItem } from 'react-aria/useDraggableCollection';
import { useGridListItem } from 'react-aria/useGridList';
import type { Node } from 'react-stately';
import type { DraggableCollectionState } from 'react-stately/useDraggableCollectionState';
import type { ListState } from 'react-stately/useListState';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { contentMessages } from '../../messages/content.ts';
import { isBlank } from '../../text/isBlank.ts';
import { QuestionTypeIcon } from '../parts/QuestionTypeIcon.tsx';
import { type OutlinedQuestion, wordsOf } from './outlinedQuestion.ts';
import { placed } from './placed.ts';
import * as styles from './QuestionOutline.css.ts';

const texts = contentMessages.outline;

interface OutlineRowProps {
  /** The question as react-aria's collection has it. */
  row: Node<OutlinedQuestion>;
  /** State of the outline: the chosen question and the focus. */
  state: ListState<OutlinedQuestion>;
  /** What is being dragged. */
  dragState: DraggableCollectionState;
  /** Distance from the top in pixels; null where rows follow one another. */
  start: number | null;
}

/** A question of the outline, with a grip for the keyboard where it can be dragged. */
export function OutlineRow({ row, state, dragState, start }: OutlineRowProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { key, textValue } = row;
  const isMovable = dragState.isDisabled !== true;
  const { rowProps, gridCellProps, isSelected } = useGridListItem({ node: row, isVirtualized: start !== null, shouldSelectOnPressUp: isMovable }, state, ref);
  const { dragProps, dragButtonProps } = useDraggableItem({ key, hasDragButton: true }, dragState);
  return (
    <div
      {...mergeProps(rowProps, dragProps)}
      ref={ref}
      className={styles.row}
      data-selected={isSelected || undefined}
      data-dragging={dragState.isDragging(key) || undefined}
      {...(start !== null && { style: placed(start) })}
    >
      <div {...gridCellProps} className={styles.cell}>
        {isMovable && <Grip {...dragButtonProps} aria-label={texts.drag(textValue)} />}
        <RowWords question={row.value!} place={row.index + 1} />
      </div>
    </div>
  );
}

function Grip(props: AriaButtonProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const { buttonProps } = useButton(props, ref);
  return (
    <button {...buttonProps} ref={ref} className={styles.grip}>
      <GripVertical aria-hidden className={styles.sign} />
    </button>
  );
}

const RowWords = memo(function RowWords({ question, place }: { question: OutlinedQuestion; place: number }) {
  const { text, typeName, isRequired, isWrong = false } = question;
  return (
    <>
      <span className={styles.place}>{place}</span>
      <QuestionTypeIcon typeName={typeName} className={styles.sign} />
      <span className={isBlank(text) ? styles.unwritten : styles.words}>{wordsOf(question)}</span>
      {isWrong && <CircleAlert role="img" aria-label={texts.wrong} className={styles.wrong} />}
      {isRequired && (
        <>
          <span aria-hidden className={styles.dot} />
          <VisuallyHidden>{texts.required}</VisuallyHidden>
        </>
      )}
    </>
  );
});
