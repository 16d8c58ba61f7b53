import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type HTMLAttributes, type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useTree } from 'react-aria/useTree';
import type { Key } from 'react-stately';
import { rowLayout } from './rowLayout.ts';
import * as styles from '../Tree.css.ts';
import { TreeRow, type TreeRowProps } from './TreeRow.tsx';
import { useTreeContext } from '../treeContext.ts';
import type { VisibleRows } from './VisibleRows.ts';

export interface RowsProps {
  /** The open nodes from top to bottom; in a search, those that match. */
  rows: VisibleRows;
  /** The element that scrolls. */
  scroller: RefObject<HTMLDivElement | null>;
  /** Keys of nodes' actions. */
  onKeyDown: NonNullable<HTMLAttributes<HTMLElement>['onKeyDown']>;
}

interface WindowedRowsProps extends RowsProps {
  /** Handlers of a tree that takes dragged nodes. */
  dropProps?: HTMLAttributes<HTMLElement>;
  /** The row where dragged nodes would land: it is scrolled into view. @default null */
  targetKey?: Key | null;
  /** Renders a row. */
  renderRow: (props: TreeRowProps) => ReactNode;
}

/** The open nodes: react-aria's tree, of which only the rows in sight and the focused one are rendered. */
export function WindowedRows({ rows, scroller, onKeyDown, dropProps, targetKey = null, renderRow }: WindowedRowsProps) {
  const { props, state, rowHeight, renamingId } = useTreeContext();
  const layoutDelegate = useMemo(() => rowLayout(rows, rowHeight, scroller), [rows, rowHeight, scroller]);
  const { gridProps } = useTree(
    {
      'aria-label': props.label,
      isVirtualized: true,
      layoutDelegate,
      escapeKeyBehavior: 'none',
      disallowTypeAhead: renamingId !== null,
    },
    state,
    scroller,
  );
  const { focusedKey } = state.selectionManager;
  const placeOf = (key: Key | null) => (key === null ? -1 : rows.indexOf(key));
  const focusedIndex = placeOf(focusedKey);
  const targetIndex = placeOf(targetKey);
  // oxlint-disable-next-line react/incompatible-library -- nothing here is compiled: memoization is by hand
  const virtualizer = useVirtualizer({
    count: rows.size,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => String(rows.at(index)?.key ?? index),
    overscan: 4,
    initialRect: { width: 0, height: rowHeight * 8 },
    // The focused row stays in the document when it is scrolled out of sight, so that focus and Tab find it.
    rangeExtractor: (range) => {
      const kept = [focusedIndex, targetIndex].filter((index) => index >= 0);
      return [...new Set([...defaultRangeExtractor(range), ...kept])].sort((a, b) => a - b);
    },
  });
  const renderedHeight = useRef(rowHeight);
  useLayoutEffect(() => {
    if (renderedHeight.current === rowHeight) return;
    renderedHeight.current = rowHeight;
    virtualizer.measure();
  }, [rowHeight, virtualizer]);
  useLayoutEffect(() => {
    if (focusedIndex >= 0) virtualizer.scrollToIndex(focusedIndex, { align: 'auto' });
  }, [focusedIndex, virtualizer]);
  useLayoutEffect(() => {
    if (targetIndex >= 0) virtualizer.scrollToIndex(targetIndex, { align: 'auto' });
  }, [targetIndex, virtualizer]);

  const [firstSelected] = useState(() => placeOf([...state.selectionManager.selectedKeys][0] ?? null));
  useLayoutEffect(() => {
    if (firstSelected >= 0) virtualizer.scrollToIndex(firstSelected, { align: 'center' });
  }, [firstSelected, virtualizer]);

  return (
    <div {...mergeProps(gridProps, dropProps ?? {}, { onKeyDown })} ref={scroller} className={styles.scroller}>
      <div role="presentation" className={styles.sizer} style={{ blockSize: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map((item) => {
          const row = rows.at(item.index);
          return row && renderRow({ row, rowIndex: item.index + 1, start: item.start });
        })}
      </div>
    </div>
  );
}

/** The rows of a tree whose nodes stay where they are. */
export function Rows(props: RowsProps) {
  return <WindowedRows {...props} renderRow={(row) => <TreeRow key={row.row.key} {...row} />} />;
}
