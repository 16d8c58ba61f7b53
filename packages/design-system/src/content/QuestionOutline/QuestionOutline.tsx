import { Fragment, useMemo, useRef } from 'react';
import { useIsItsTurn } from '../../effects/useIsItsTurn.ts';
import { mergeProps } from 'react-aria/mergeProps';
import { useGridList } from 'react-aria/useGridList';
import type { Key } from 'react-stately';
import { useListState } from 'react-stately/useListState';
import { listRows } from '../../collections/listRows.ts';
import { contentMessages } from '../../messages/content.ts';
import { DropPlace } from './DropPlace.tsx';
import { OutlineRow } from './OutlineRow.tsx';
import { type OutlinedQuestion, wordsOf } from './outlinedQuestion.ts';
import * as styles from './QuestionOutline.css.ts';
import { useFocusInSight } from '../../collections/useFocusInSight.ts';
import { useOutlineDrag } from './useOutlineDrag.ts';
import { useOutlineLayout } from './useOutlineLayout.ts';
import { useOutlineWindow } from './useOutlineWindow.ts';

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

/**
 * The questions of a survey, one of them chosen. Arrow keys move between them; they are reordered by dragging, or by the grip
 * with Enter, arrows, Enter. Above 60 questions only those in sight are in the document.
 */
export function QuestionOutline({ questions, selectedId, onSelect, onMove }: QuestionOutlineProps) {
  const outline = useRef<HTMLDivElement>(null);
  const rows = useMemo(() => listRows(questions, ({ id }) => id, wordsOf), [questions]);
  const layout = useOutlineLayout(outline, rows);
  const isWindowed = layout !== undefined;
  const selectedKeys = useMemo(() => (selectedId === null ? [] : [selectedId]), [selectedId]);
  const state = useListState<OutlinedQuestion>({
    collection: rows,
    selectionMode: 'single',
    selectionBehavior: 'replace',
    disallowEmptySelection: true,
    selectedKeys,
    onSelectionChange: (keys) => {
      const [id] = keys === 'all' ? [] : [...keys].map(String);
      if (id !== undefined && id !== selectedId) onSelect(id);
    },
  });
  const { focusedKey } = state.selectionManager;
  // The questions first: what drags them is half of their cost, and nobody drags one that has just appeared.
  const canBeDragged = useIsItsTurn();
  const { keyboardDelegate, dragState, dropState, outlineProps, isByKeyboard, keptKeys } = useOutlineDrag(outline, { rows, state, layout, onMove: canBeDragged ? onMove : undefined });
  const places = useOutlineWindow(outline, { rows, layout, kept: [focusedKey, ...keptKeys] });
  const { gridProps } = useGridList({ 'aria-label': contentMessages.outline.title, isVirtualized: isWindowed, keyboardDelegate, ...(layout && { layoutDelegate: layout }) }, state, outline);
  useFocusInSight(outline, focusedKey);
  const isShown = (key: Key, dropPosition: 'before' | 'after') => isByKeyboard || dropState.isDropTarget({ type: 'item', key, dropPosition });
  return (
    <div {...mergeProps(gridProps, outlineProps)} ref={outline} className={styles.list} data-windowed={isWindowed || undefined} {...(layout && { style: { blockSize: layout.total } })}>
      {places.map(({ index, start, end }) => {
        const row = rows.at(index)!;
        const { key } = row;
        return (
          <Fragment key={key}>
            {isShown(key, 'before') && <DropPlace rowKey={key} side="before" dropState={dropState} start={start} />}
            <OutlineRow row={row} state={state} dragState={dragState} start={start} />
            {index === rows.size - 1 && isShown(key, 'after') && <DropPlace rowKey={key} side="after" dropState={dropState} start={end} />}
          </Fragment>
        );
      })}
    </div>
  );
}
