import { type HTMLAttributes, memo, type ReactNode, useRef } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useTreeItem } from 'react-aria/useTree';
import { splitAtMatch } from '../rules/filterTree.ts';
import type { TreeRowData } from '../rules/flattenTree.ts';
import { RowCheckbox } from './RowCheckbox.tsx';
import { RowContents } from './RowContents.tsx';
import { useTreeContext } from '../treeContext.ts';
import * as styles from './treeRow.css.ts';

export interface TreeRowProps {
  /** The node with its level, as react-aria's collection has it. */
  row: TreeRowData;
  /** Place from the top of the tree, from 1. */
  rowIndex: number;
  /** Distance from the top of the tree in pixels. */
  start: number;
  /** Handlers and marks of a row that can be dragged. */
  dragProps?: HTMLAttributes<HTMLElement>;
  /** The grip. */
  handle?: ReactNode;
  /** Nodes that are being dragged would land here. @default false */
  isDropTarget?: boolean;
}

/** The props that a row being renamed keeps: its place and name, no handlers of keys and presses, which are the field's then. */
const withoutHandlers = (props: object) =>
  Object.fromEntries(Object.entries(props).filter(([, value]) => typeof value !== 'function'));

/** One node in sight. */
export const TreeRow = memo(function TreeRow({ row, rowIndex, start, dragProps, handle, isDropTarget }: TreeRowProps) {
  const { props, state, lazy, text, rowHeight, renamingId, hasMenu, openMenu, toggle } = useTreeContext();
  const ref = useRef<HTMLDivElement>(null);
  const item = useTreeItem(
    { node: row, hasChildItems: row.hasChildNodes, ...(dragProps && { shouldSelectOnPressUp: true }) },
    state,
    ref,
  );
  const node = row.value!;
  const isRefused = node.isSelectable === false;
  const isRenaming = renamingId === node.id;
  const isLoading = lazy.loadingIds.has(node.id);
  const rowProps = mergeProps(item.rowProps, dragProps ?? {});
  const { id, 'aria-label': ariaLabel, 'aria-labelledby': ariaLabelledby } = item.expandButtonProps;
  const { selectionMode } = state.selectionManager;
  return (
    <div
      {...(isRenaming ? withoutHandlers(rowProps) : rowProps)}
      {...(isRenaming && { draggable: false })}
      ref={ref}
      className={styles.row}
      aria-rowindex={rowIndex}
      aria-disabled={isRefused || undefined}
      aria-busy={isLoading || undefined}
      data-selected={item.isSelected || undefined}
      data-refused={isRefused || undefined}
      data-path={(text.trim() !== '' && splitAtMatch(node.name, text) === null) || undefined}
      data-drop-target={isDropTarget || undefined}
      data-renaming={isRenaming || undefined}
      style={{ blockSize: rowHeight, transform: `translateY(${start}px)` }}
    >
      <div {...item.gridCellProps} className={styles.cell} style={{ paddingInlineStart: `${row.level * 1.25}rem` }}>
        <RowContents
          node={node}
          row={ref}
          hasChildNodes={row.hasChildNodes}
          isOpen={state.expandedKeys.has(row.key)}
          isLoading={isLoading}
          failure={lazy.failures.get(node.id)}
          isRenaming={isRenaming}
          isTicked={item.isSelected && selectionMode === 'single'}
          text={text}
          expandId={id}
          expandLabel={ariaLabel}
          expandLabelledby={ariaLabelledby}
          descriptionId={item.descriptionProps.id}
          hasMenu={hasMenu}
          onToggle={toggle}
          openMenu={openMenu}
          renderLeading={props.renderLeading}
          renderRemarks={props.renderRemarks}
          checkbox={selectionMode === 'multiple' && <RowCheckbox id={node.id} isRefused={isRefused} state={state} />}
          handle={handle}
        />
      </div>
    </div>
  );
});
