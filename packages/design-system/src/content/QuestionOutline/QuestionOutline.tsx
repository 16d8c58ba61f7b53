import CircleAlert from 'lucide-react/icons/circle-alert';
import GripVertical from 'lucide-react/icons/grip-vertical';
import { useDeferredValue, useMemo, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { Virtualizer } from 'react-aria-components/Virtualizer';
import { windowingThreshold } from '../../collections/DataTable/window/useRowWindow.ts';
import { useFirstRows } from '../../collections/useFirstRows.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { contentMessages } from '../../messages/content.ts';
import { remInPixels } from '../../theme/remInPixels.ts';
import { QuestionTypeIcon } from '../parts/QuestionTypeIcon.tsx';
import { PageScrolledList, type PageScrolledListOptions } from './PageScrolledList.ts';
import { placeOfDrop } from './placeOfDrop.ts';
import * as styles from './QuestionOutline.css.ts';
import { isBlank } from '../../text/isBlank.ts';

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
  /** Called to show another one. */
  onSelect: (id: string) => void;
  /** One was dragged to a place, from 0. Without it none can be. */
  onMove?: (id: string, place: number) => void;
}

/** Rows of a long outline are one line each: measuring them one by one would lay the page out for each. */
const oneLine = (): PageScrolledListOptions => ({ rowSize: styles.oneLineInRem * remInPixels(), gap: 2 });

/** Rows that are rendered with the page; the others in sight follow right after it, in a render that input can interrupt. */
const mostFirstRows = 12;

/**
 * The questions of a survey, one of them chosen. Arrow keys move between them; they are reordered by dragging, or by the grip
 * with Enter, arrows, Enter. Above 60 questions only those in sight of the page are in the document.
 */
export function QuestionOutline({ questions, selectedId, onSelect, onMove }: QuestionOutlineProps) {
  const isMovable = onMove !== undefined;
  const isWindowed = questions.length > windowingThreshold;
  const [wholeLayout] = useState(oneLine);
  const isWhole = useDeferredValue(true, !isWindowed);
  const layoutOptions = useMemo(() => (isWhole ? wholeLayout : { ...wholeLayout, mostRows: mostFirstRows }), [wholeLayout, isWhole]);
  const firstQuestions = useFirstRows(questions);
  const shown = isWindowed ? questions : firstQuestions;
  const rows = useMemo(() => shown.map((question, index) => ({ id: question.id, question, place: index + 1 })), [shown]);
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
  const list = (
    <GridList
      aria-label={texts.title}
      className={styles.list}
      {...(isWindowed && { 'data-windowed': true })}
      items={rows}
      dependencies={[isMovable]}
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
      {({ question, place }) => <OutlineRow question={question} place={place} isMovable={isMovable} />}
    </GridList>
  );
  return isWindowed ? <Virtualizer layout={PageScrolledList} layoutOptions={layoutOptions}>{list}</Virtualizer> : list;
}

function OutlineRow({ question: { id, text, typeName, isRequired, isWrong = false }, place, isMovable }: { question: OutlinedQuestion; place: number; isMovable: boolean }) {
  const words = isBlank(text) ? texts.unwritten : text;
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
        <span className={isBlank(text) ? styles.unwritten : styles.words}>{words}</span>
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
