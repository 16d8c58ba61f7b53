import Check from 'lucide-react/icons/check';
import { type ReactNode, useRef } from 'react';
import { useGridListItem } from 'react-aria/useGridList';
import type { Node } from 'react-stately';
import type { ListState } from 'react-stately/useListState';
import { selectionBox } from '../selectionBox.css.ts';
import * as styles from './InfiniteList.css.ts';

interface ListRowProps {
  /** The item as react-aria's collection has it. */
  row: Node<object>;
  /** State of the list: its selection and its focus. */
  state: ListState<object>;
  /** The rendered item. */
  children: ReactNode;
  /** Whether there are lines between items. */
  hasLines: boolean;
  /** Distance from the top in pixels. */
  start: number;
  /** Reports the row's measured height to the window. */
  measure: (element: Element | null) => void;
}

/** One item. */
export function ListRow({ row, state, children, hasLines, start, measure }: ListRowProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { rowProps, gridCellProps, isSelected, hasAction, allowsSelection } = useGridListItem({ node: row }, state, ref);
  const { selectionMode } = state.selectionManager;
  return (
    <div
      {...rowProps}
      ref={(element) => {
        ref.current = element;
        measure(element);
      }}
      className={styles.row}
      aria-rowindex={row.index + 1}
      data-index={row.index}
      data-selected={isSelected || undefined}
      data-pressable={hasAction || allowsSelection || undefined}
      data-lines={hasLines || undefined}
      style={{ transform: `translateY(${start}px)` }}
    >
      {selectionMode === 'multiple' && (
        <span aria-hidden className={selectionBox({ place: 'row' })} data-selected={isSelected || undefined}>
          {isSelected && <Check />}
        </span>
      )}
      <div {...gridCellProps} className={styles.cell}>
        {children}
      </div>
      {selectionMode === 'single' && isSelected && <Check aria-hidden className={styles.check} />}
    </div>
  );
}
