import { useMemo, useRef } from 'react';
import { useDropIndicator } from 'react-aria/useDroppableCollection';
import type { Key } from 'react-stately';
import type { DroppableCollectionState } from 'react-stately/useDroppableCollectionState';
import { placed } from './placed.ts';
import * as styles from './QuestionOutline.css.ts';

interface DropPlaceProps {
  /** The row beside it. */
  rowKey: Key;
  /** On which side of the row. */
  side: 'before' | 'after';
  /** Where the dragged question would land. */
  dropState: DroppableCollectionState;
  /** Distance from the top in pixels; null where rows follow one another. */
  start: number | null;
}

/** A place between two rows: a line where the dragged question would land, and where a drag by keyboard stops. */
export function DropPlace({ rowKey, side, dropState, start }: DropPlaceProps) {
  const ref = useRef<HTMLDivElement>(null);
  const target = useMemo(() => ({ type: 'item', key: rowKey, dropPosition: side }) as const, [rowKey, side]);
  const { dropIndicatorProps, isDropTarget, isHidden } = useDropIndicator({ target }, dropState, ref);
  if (isHidden) return null;
  return (
    <div role="row" aria-hidden={dropIndicatorProps['aria-hidden']} className={styles.dropRow} {...(start !== null && { style: placed(start) })}>
      <div role="gridcell">
        <div {...dropIndicatorProps} role="button" ref={ref} className={styles.indicator} data-drop-target={isDropTarget || undefined} />
      </div>
    </div>
  );
}
