import CircleAlert from 'lucide-react/icons/circle-alert';
import GripVertical from 'lucide-react/icons/grip-vertical';
import { useMemo } from 'react';
import { Button } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { useFirstRows } from '../../collections/useFirstRows.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { contentMessages } from '../../messages/content.ts';
import { QuestionTypeIcon } from '../parts/QuestionTypeIcon.tsx';
import { placeOfDrop } from './placeOfDrop.ts';
import * as styles from './QuestionOutline.css.ts';

const texts = contentMessages.outline;

/** A question as the outline shows it. */
export interface OutlinedQuestion {
  id: string;
  /** Its text; empty for one that is still to be written. */
  text: string;
  /** Name of its type: 'Radio'. */
  typeName: string;
  /** Whether it needs an answer. */
  isRequired: boolean;
  /** Whether something is wrong with it. @default false */
  isWrong?: boolean;
}

export interface QuestionOutlineProps {
  /** The questions in order. Keep the array stable between renders. */
  questions: readonly OutlinedQuestion[];
  /** The one that is shown beside the outline; null for none. */
  selectedId: string | null;
  /** Another one is to be shown. */
  onSelect: (id: string) => void;
  /** One was dragged to a place, from 0. Without it none can be. */
  onMove?: (id: string, place: number) => void;
}

/**
 * The questions of a survey, one of them chosen. Arrow keys walk through them; they are put in order by dragging, or by the grip
 * with Enter, arrows, Enter.
 */
export function QuestionOutline({ questions, selectedId, onSelect, onMove }: QuestionOutlineProps) {
  const isMovable = onMove !== undefined;
  const rows = useFirstRows(questions);
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: !isMovable,
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': questions.find(({ id }) => id === key)?.text ?? '' })),
    renderDropIndicator: (target) => <DropIndicator target={target} className={styles.indicator} />,
    onReorder: ({ keys, target }) => {
      const [id] = [...keys].map(String);
      if (id === undefined || target.dropPosition === 'on') return;
      onMove?.(id, placeOfDrop(questions.map((question) => question.id), id, String(target.key), target.dropPosition));
    },
  });
  const selectedKeys = useMemo(() => (selectedId === null ? [] : [selectedId]), [selectedId]);
  return (
    <GridList
      aria-label={texts.title}
      className={styles.list}
      selectionMode="single"
      selectionBehavior="replace"
      disallowEmptySelection
      selectedKeys={selectedKeys}
      onSelectionChange={(keys) => {
        if (keys === 'all') return;
        const [id] = [...keys].map(String);
        if (id !== undefined && id !== selectedId) onSelect(id);
      }}
      dragAndDropHooks={dragAndDropHooks}
    >
      {rows.map((question, index) => (
        <OutlineRow key={question.id} question={question} place={index + 1} isMovable={isMovable} />
      ))}
    </GridList>
  );
}

function OutlineRow({ question: { id, text, typeName, isRequired, isWrong = false }, place, isMovable }: { question: OutlinedQuestion; place: number; isMovable: boolean }) {
  const words = text.trim() === '' ? texts.unwritten : text;
  return (
    <GridListItem id={id} textValue={words} className={styles.row}>
      {isMovable && (
        <Button slot="drag" className={styles.grip} aria-label={texts.drag(words)}>
          <GripVertical aria-hidden className={styles.sign} />
        </Button>
      )}
      <span className={styles.cell}>
        <span className={styles.place}>{place}</span>
        <QuestionTypeIcon typeName={typeName} className={styles.sign} />
        <span className={text.trim() === '' ? styles.unwritten : styles.words}>{words}</span>
        {isWrong && <CircleAlert role="img" aria-label={texts.wrong} className={styles.wrong} />}
        {isRequired && (
          <>
            <span aria-hidden className={styles.dot} />
            <VisuallyHidden>{texts.required}</VisuallyHidden>
          </>
        )}
      </span>
    </GridListItem>
  );
}
