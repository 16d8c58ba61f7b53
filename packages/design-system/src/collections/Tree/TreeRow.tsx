import Check from 'lucide-react/icons/check';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { type HTMLAttributes, memo, type ReactNode, useRef } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useTreeItem } from 'react-aria/useTree';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import { messages } from '../../messages/collections.ts';
import { splitAtMatch } from './filterTree.ts';
import type { TreeRowData } from './flattenTree.ts';
import { NameEditor } from './NameEditor.tsx';
import { RowButton } from './RowButton.tsx';
import { RowCheckbox } from './RowCheckbox.tsx';
import { useTreeContext } from './treeContext.ts';
import * as styles from './treeRow.css.ts';

export interface TreeRowProps {
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

function Name({ name, text }: { name: string; text: string }) {
  const parts = splitAtMatch(name, text);
  if (parts === null) return name;
  return (
    <>
      {parts.before}
      <mark className={styles.match}>{parts.match}</mark>
      {parts.after}
    </>
  );
}

/** What a row being renamed keeps: its place and name, none of the keys and presses, which belong to the field then. */
const withoutHandlers = (props: object) =>
  Object.fromEntries(Object.entries(props).filter(([, value]) => typeof value !== 'function'));

/** One node in sight. */
export const TreeRow = memo(function TreeRow({ row, rowIndex, start, dragProps, handle, isDropTarget }: TreeRowProps) {
  const { props, state, lazy, text, rowHeight, renamingId, hasMenu, openMenu } = useTreeContext();
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
  const failure = lazy.failures.get(node.id);
  const rowProps = mergeProps(item.rowProps, dragProps ?? {});
  const { id, 'aria-label': ariaLabel, 'aria-labelledby': ariaLabelledby } = item.expandButtonProps;
  const expandLabels = { ...(id !== undefined && { id }), 'aria-label': ariaLabel, 'aria-labelledby': ariaLabelledby };
  const toggle = () => {
    state.toggleKey(row.key);
    state.selectionManager.setFocused(true);
    state.selectionManager.setFocusedKey(row.key);
  };
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
      <div {...item.gridCellProps} className={styles.cell} style={{ paddingInlineStart: `min(${row.level * 1.25}rem, ${row.level * 4}vw)` }}>
        {row.hasChildNodes ? (
          <RowButton {...expandLabels} onPress={toggle} className={styles.expand}>
            {isLoading ? (
              <Spinner size="small" delay={0} />
            ) : (
              <ChevronRight aria-hidden className={styles.chevron} data-open={state.expandedKeys.has(row.key) || undefined} />
            )}
          </RowButton>
        ) : (
          <span className={styles.leaf} />
        )}
        {state.selectionManager.selectionMode === 'multiple' && <RowCheckbox id={node.id} isRefused={isRefused} state={state} />}
        {props.renderLeading?.(node)}
        {isRenaming ? (
          <NameEditor node={node} row={ref} />
        ) : (
          <>
            <span className={styles.name} title={node.name}>
              <Name name={node.name} text={text} />
            </span>
            <span {...item.descriptionProps} className={styles.remarks}>
              {failure !== undefined && (
                <span className={styles.failure} title={failure}>
                  {failure}
                </span>
              )}
              {props.renderRemarks?.(node)}
              {isRefused && node.disabledReason !== undefined && (
                <span className={styles.reason} title={node.disabledReason}>
                  {node.disabledReason}
                </span>
              )}
            </span>
            {item.isSelected && state.selectionManager.selectionMode === 'single' && <Check aria-hidden className={styles.check} />}
            {handle}
            {hasMenu && (
              <RowButton
                className={styles.rowButton}
                aria-label={messages.tree.actions(node.name)}
                aria-haspopup="menu"
                data-tree-menu={node.id}
                takesFocus
                onPress={() => openMenu(node.id)}
              >
                <Ellipsis aria-hidden />
              </RowButton>
            )}
          </>
        )}
      </div>
    </div>
  );
});
