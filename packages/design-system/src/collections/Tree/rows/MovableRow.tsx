import GripVertical from 'lucide-react/icons/grip-vertical';
import { useMemo, useRef } from 'react';
import { useDraggableItem } from 'react-aria/useDraggableCollection';
import { useDropIndicator } from 'react-aria/useDroppableCollection';
import { Button } from 'react-aria-components/Button';
import type { DraggableCollectionState } from 'react-stately/useDraggableCollectionState';
import type { DroppableCollectionState } from 'react-stately/useDroppableCollectionState';
import { TreeRow, type TreeRowProps } from './TreeRow.tsx';
import * as styles from './treeRow.css.ts';

interface MovableRowProps extends TreeRowProps {
  /** What is being dragged. */
  dragState: DraggableCollectionState;
  /** Where it would land. */
  dropState: DroppableCollectionState;
  /** Whether it may be moved at all; a row that can't be moved can still receive others. */
  isMovable: boolean;
}

/** A row with a grip, and the place that a keyboard drag stops at when it can land in this row. */
export function MovableRow({ dragState, dropState, isMovable, ...props }: MovableRowProps) {
  const { row, start } = props;
  const indicatorRef = useRef<HTMLDivElement>(null);
  const { dragProps, dragButtonProps } = useDraggableItem({ key: row.key, hasDragButton: true }, dragState);
  const target = useMemo(() => ({ type: 'item', key: row.key, dropPosition: 'on' }) as const, [row.key]);
  const indicator = useDropIndicator({ target }, dropState, indicatorRef);
  return (
    <>
      {!indicator.isHidden && (
        <div role="row" aria-level={row.level + 1} className={styles.dropRow} style={{ transform: `translateY(${start}px)` }}>
          <div role="gridcell" aria-colindex={1}>
            <div role="button" ref={indicatorRef} className={styles.dropButton} {...indicator.dropIndicatorProps} />
          </div>
        </div>
      )}
      <TreeRow
        {...props}
        isDropTarget={indicator.isDropTarget}
        {...(isMovable && {
          dragProps,
          handle: (
            <Button {...dragButtonProps} slot={null} excludeFromTabOrder className={styles.rowButton} data-tree-grip={row.key}>
              <GripVertical aria-hidden />
            </Button>
          ),
        })}
      />
    </>
  );
}
