import CircleAlert from 'lucide-react/icons/circle-alert';
import { type HTMLAttributes, memo, type ReactNode, useRef } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useGridListItem } from 'react-aria/useGridList';
import type { Node } from 'react-stately';
import type { ListState } from 'react-stately/useListState';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { contentMessages } from '../../messages/content.ts';
import { isBlank } from '../../text/isBlank.ts';
import { QuestionTypeIcon } from '../parts/QuestionTypeIcon.tsx';
import { type OutlinedQuestion, wordsOf } from './outlineQuestions.ts';
import { placed } from './placed.ts';
import * as styles from './QuestionOutline.css.ts';

const texts = contentMessages.outline;

export interface OutlineRowProps {
  /** The question as react-aria's collection has it. */
  row: Node<OutlinedQuestion>;
  /** State of the outline: the chosen question and the focus. */
  state: ListState<OutlinedQuestion>;
  /** Distance from the top in pixels; null where rows follow one another. */
  start: number | null;
  /** Handlers of a row that can be dragged. @default it cannot be */
  dragProps?: HTMLAttributes<HTMLElement>;
  /** Whether it is being dragged. @default false */
  isDragging?: boolean;
  /** The grip. @default none */
  grip?: ReactNode;
}

/** A question of the outline. */
export function OutlineRow({ row, state, start, dragProps, isDragging = false, grip }: OutlineRowProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { rowProps, gridCellProps, isSelected } = useGridListItem({ node: row, isVirtualized: start !== null, shouldSelectOnPressUp: dragProps !== undefined }, state, ref);
  return (
    <div
      {...(dragProps ? mergeProps(rowProps, dragProps) : rowProps)}
      ref={ref}
      className={styles.row}
      data-selected={isSelected || undefined}
      data-dragging={isDragging || undefined}
      {...(start !== null && { style: placed(start) })}
    >
      <div {...gridCellProps} className={styles.cell}>
        {grip}
        <RowWords question={row.value!} place={row.index + 1} />
      </div>
    </div>
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
