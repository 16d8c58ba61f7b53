import { type HTMLAttributes, type RefObject, startTransition, useMemo, useState } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useCollator } from 'react-aria/useCollator';
import { useDraggableCollection } from 'react-aria/useDraggableCollection';
import { type DroppableCollectionReorderEvent, type DropTarget, useDroppableCollection } from 'react-aria/useDroppableCollection';
import type { Key } from 'react-stately';
import { type DraggableCollectionState, useDraggableCollectionState } from 'react-stately/useDraggableCollectionState';
import { type DroppableCollectionState, useDroppableCollectionState } from 'react-stately/useDroppableCollectionState';
import type { ListState } from 'react-stately/useListState';
import { PageKeyboardDelegate } from '../../collections/PageKeyboardDelegate.ts';
import type { RowCollection } from '../../collections/RowCollection.ts';
import type { OutlinedQuestion } from './outlinedQuestion.ts';
import { placeOfDrop } from './placeOfDrop.ts';
import type { OutlineLayout } from './useOutlineLayout.ts';

interface OutlineDragOptions {
  rows: RowCollection<OutlinedQuestion>;
  state: ListState<OutlinedQuestion>;
  /** Where rows are; undefined where all are in the document. */
  layout: OutlineLayout | undefined;
  /** A question was dropped at a place, from 0. Undefined if none can be dragged. */
  onMove: ((id: string, place: number) => void) | undefined;
}

interface OutlineDrag {
  /** Which row a key leads to, while one is dragged and at all other times. */
  keyboardDelegate: PageKeyboardDelegate<OutlinedQuestion>;
  dragState: DraggableCollectionState;
  dropState: DroppableCollectionState;
  /** Handlers of the element around the rows. */
  outlineProps: HTMLAttributes<HTMLElement>;
  /** Whether a question is being dragged by keyboard or screen reader, which go from place to place. */
  isByKeyboard: boolean;
  /** Rows that have to stay in the document. */
  keptKeys: readonly (Key | null)[];
}

/** The place before or after the rendered row that is under a point, in pixels from the top of the outline. */
function placeAt(outline: HTMLElement, y: number): DropTarget | null {
  const { top } = outline.getBoundingClientRect();
  const rendered = [...outline.querySelectorAll<HTMLElement>(':scope > [data-key]')].map((row) => ({ key: row.dataset['key']!, rect: row.getBoundingClientRect() }));
  const under = rendered.find(({ rect }) => top + y < rect.bottom) ?? rendered.at(-1);
  return under ? { type: 'item', key: under.key, dropPosition: top + y < under.rect.top + under.rect.height / 2 ? 'before' : 'after' } : null;
}

/** Questions are reordered by dragging a row, or by its grip with Enter, arrows, Enter (react-aria drag and drop). */
export function useOutlineDrag(outline: RefObject<HTMLElement | null>, { rows, state: { selectionManager }, layout, onMove }: OutlineDragOptions): OutlineDrag {
  const collator = useCollator({ usage: 'search', sensitivity: 'base' });
  // The browser's own drag events come from a pointer alone.
  const [isByPointer, setByPointer] = useState(false);
  const collection = { collection: rows, selectionManager };
  const onReorder = ({ keys, target }: DroppableCollectionReorderEvent) => {
    const [id] = [...keys].map(String);
    const { key, dropPosition } = target;
    if (id === undefined || dropPosition === 'on') return;
    const move = () => onMove?.(id, placeOfDrop([...rows.getKeys()].map(String), id, String(key), dropPosition));
    // The whole page follows the new order: in one step it would hold up the end of a drag. By keyboard the row gets the focus, and would be
    // announced with all that is around it if it moved afterwards.
    if (isByPointer) startTransition(move);
    else move();
  };
  const dragState = useDraggableCollectionState({
    ...collection,
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': rows.getItem(key)?.value?.text ?? '' })),
    getAllowedDropOperations: () => ['move'],
    isDisabled: onMove === undefined,
    onDragEnd: () => setByPointer(false),
  });
  useDraggableCollection({}, dragState, outline);
  const dropState = useDroppableCollectionState({ ...collection, isDisabled: onMove === undefined, onReorder });
  const keyboardDelegate = useMemo(() => new PageKeyboardDelegate({ collection: rows, collator, ref: outline, ...(layout && { layoutDelegate: layout }) }), [rows, collator, outline, layout]);
  const { collectionProps } = useDroppableCollection(
    { keyboardDelegate, dropTargetDelegate: { getDropTargetFromPoint: (_x, y) => (outline.current ? placeAt(outline.current, y) : null) }, onReorder },
    dropState,
    outline,
  );
  return {
    keyboardDelegate,
    dragState,
    dropState,
    outlineProps: mergeProps(collectionProps, { onDragStartCapture: () => setByPointer(true), onDragEndCapture: () => setByPointer(false) }),
    isByKeyboard: dragState.draggedKey !== null && !isByPointer,
    keptKeys: [dragState.draggedKey, dropState.target?.type === 'item' ? dropState.target.key : null],
  };
}
