import { useMemo } from 'react';
import { ListKeyboardDelegate } from 'react-aria/ListKeyboardDelegate';
import { useDraggableCollection } from 'react-aria/useDraggableCollection';
import { type DropTarget, useDroppableCollection } from 'react-aria/useDroppableCollection';
import { useCollator } from 'react-aria/useCollator';
import { useDraggableCollectionState } from 'react-stately/useDraggableCollectionState';
import { useDroppableCollectionState } from 'react-stately/useDroppableCollectionState';
import { MovableRow } from './MovableRow.tsx';
import { rowLayout } from './rowLayout.ts';
import { type RowsProps, WindowedRows } from './Rows.tsx';
import { toIds } from '../rules/treePaths.ts';
import { useTreeContext } from '../treeContext.ts';
import type { TreeNode } from '../treeTypes.ts';

/** The type of the dragged data, so that no other drop area accepts it. */
const dragType = 'application/x-noticeboard-tree-node';

interface MovableRowsProps extends RowsProps {
  /** Why these nodes may not go into a target, or `null`. */
  moveRefusal: (ids: ReadonlySet<string>, target: TreeNode) => string | null;
  /** The reason to show while the pointer is over a target that refuses, `null` elsewhere. */
  onRefusal: (reason: string | null) => void;
  /** The nodes were dropped into a target. */
  onMove: (ids: ReadonlySet<string>, target: TreeNode) => void;
}

/**
 * The rows of a tree whose nodes can be moved into others: dragged by pointer, or by the grip with Enter, arrows, Enter
 * (react-aria drag and drop). The grip moves the whole selection when its row is selected.
 */
export function MovableRows({ moveRefusal, onRefusal, onMove, ...rowsProps }: MovableRowsProps) {
  const { rows, scroller } = rowsProps;
  const { props, state, rowHeight } = useTreeContext();
  const { selectionManager } = state;
  const collator = useCollator({ usage: 'search', sensitivity: 'base' });
  const layoutDelegate = useMemo(() => rowLayout(rows, rowHeight, scroller), [rows, rowHeight, scroller]);

  const dragState = useDraggableCollectionState({
    collection: rows,
    selectionManager,
    getItems: (keys) => [...keys].map((key) => ({ [dragType]: String(key), 'text/plain': rows.getTextValue(key) })),
    getAllowedDropOperations: () => ['move'],
    onDragEnd: () => onRefusal(null),
  });
  useDraggableCollection({}, dragState, scroller);

  const reasonAt = (target: DropTarget): string | null => {
    const node = target.type === 'item' && target.dropPosition === 'on' ? rows.getItem(target.key)?.value : null;
    return node ? moveRefusal(toIds(dragState.draggingKeys), node) : '';
  };
  const dropState = useDroppableCollectionState({
    collection: rows,
    selectionManager,
    acceptedDragTypes: [dragType],
    getDropOperation: (target) => (reasonAt(target) === null ? 'move' : 'cancel'),
    onMove: ({ keys, target }) => {
      const node = rows.getItem(target.key)?.value;
      if (node) onMove(toIds(keys), node);
    },
  });
  const { collectionProps } = useDroppableCollection(
    {
      keyboardDelegate: new ListKeyboardDelegate({ collection: rows, collator, ref: scroller, layoutDelegate }),
      dropTargetDelegate: {
        getDropTargetFromPoint: (_x, y) => {
          const row = rows.at(Math.floor((y + (scroller.current?.scrollTop ?? 0)) / rowHeight));
          const target: DropTarget = row ? { type: 'item', key: row.key, dropPosition: 'on' } : { type: 'root' };
          onRefusal(dragState.draggingKeys.size > 0 ? reasonAt(target) : null);
          return target;
        },
      },
      acceptedDragTypes: [dragType],
      onMove: ({ keys, target }) => {
        const node = rows.getItem(target.key)?.value;
        if (node) onMove(toIds(keys), node);
      },
      onDropActivate: ({ target }) => {
        if (target.type === 'item' && !state.expandedKeys.has(target.key)) state.toggleKey(target.key);
      },
      onKeyDown: ({ key }) => {
        const { target } = dropState;
        if (target?.type !== 'item' || !rows.getItem(target.key)?.hasChildNodes) return;
        const isOpen = state.expandedKeys.has(target.key);
        if (key === 'ArrowRight' ? !isOpen : key === 'ArrowLeft' && isOpen) state.toggleKey(target.key);
      },
    },
    dropState,
    scroller,
  );
  return (
    <WindowedRows
      {...rowsProps}
      dropProps={collectionProps}
      targetKey={dropState.target?.type === 'item' ? dropState.target.key : null}
      renderRow={(row) => (
        <MovableRow
          key={row.row.key}
          {...row}
          dragState={dragState}
          dropState={dropState}
          isMovable={(props.refusal?.('move', row.row.value!) ?? null) === null}
        />
      )}
    />
  );
}
