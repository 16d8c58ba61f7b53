import Check from 'lucide-react/icons/check';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useRef } from 'react';
import { useTreeItem } from 'react-aria/useTree';
import { Button } from 'react-aria-components/Button';
import type { TreeState } from 'react-stately/useTreeState';
import { messages } from '../../messages/en.ts';
import { splitAtMatch } from './nodeSearch.ts';
import * as styles from './OrganizationTree.css.ts';
import type { OrganizationTreeNode } from './organizationTreeTypes.ts';
import type { VisibleNode } from './VisibleNodes.ts';

interface NodeRowProps {
  row: VisibleNode;
  state: TreeState<OrganizationTreeNode>;
  /** What is searched for, marked in the name. */
  text: string;
  /** Place from the top of the tree, from 1. */
  rowIndex: number;
  /** Distance from the top of the tree and height, in pixels. */
  start: number;
  height: number;
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

/** One node in sight. */
export function NodeRow({ row, state, text, rowIndex, start, height }: NodeRowProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { rowProps, gridCellProps, expandButtonProps, descriptionProps, isSelected } = useTreeItem(
    { node: row, hasChildItems: row.hasChildNodes },
    state,
    ref,
  );
  const node = row.value!;
  const isRefused = node.isSelectable === false;
  return (
    <div
      {...rowProps}
      ref={ref}
      className={styles.row}
      aria-rowindex={rowIndex}
      aria-disabled={isRefused || undefined}
      data-selected={isSelected || undefined}
      data-refused={isRefused || undefined}
      style={{ blockSize: height, transform: `translateY(${start}px)` }}
    >
      <div {...gridCellProps} className={styles.cell} style={{ paddingInlineStart: `${row.level * 1.25}rem` }}>
        {row.hasChildNodes ? (
          <Button {...expandButtonProps} slot={null} className={styles.expand}>
            <ChevronRight aria-hidden className={styles.chevron} data-open={state.expandedKeys.has(row.key) || undefined} />
          </Button>
        ) : (
          <span className={styles.leaf} />
        )}
        {node.logo ? (
          <img src={node.logo} alt="" className={styles.logo} />
        ) : (
          <span aria-hidden className={styles.initial}>
            {[...node.name][0]?.toLocaleUpperCase()}
          </span>
        )}
        <span className={styles.name} title={node.name}>
          <Name name={node.name} text={text} />
        </span>
        <span {...descriptionProps} className={styles.remarks}>
          {isRefused && node.disabledReason !== undefined && (
            <span className={styles.reason} title={node.disabledReason}>
              {node.disabledReason}
            </span>
          )}
          {node.isPublishingOff && <span className={styles.mark}>{messages.organizationTree.publishingOff}</span>}
        </span>
        {isSelected && <Check aria-hidden className={styles.check} />}
      </div>
    </div>
  );
}
