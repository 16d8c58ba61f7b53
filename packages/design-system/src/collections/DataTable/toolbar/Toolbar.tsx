import { type ReactNode, type RefObject, useDeferredValue } from 'react';
import { Button } from '../../../actions/Button/Button.tsx';
import { messages } from '../../../messages/collections.ts';
import * as styles from '../DataTable.css.ts';
import { useClearFrom } from './SelectionBar.tsx';

interface ToolbarProps {
  /** Receives the heading, which takes focus when a button that has it is removed. */
  heading: RefObject<HTMLHeadingElement | null>;
  /** Id of the heading, by which the table is named. */
  headingId: string;
  /** Text of the heading. */
  label: string;
  /** Whether the heading is only for screen readers, because the page shows it already. */
  isLabelHidden: boolean;
  /** Whether it is in the table's card, above its bar. */
  isInCard: boolean;
  /** The bar of the selected rows; undefined while none is selected, or where it is at the foot. */
  selectionBar: ReactNode;
  /** Whether rows can be selected here, above the table. */
  isSelectable: boolean;
  /** Absent where the table has no filters to clear. */
  onClearFilters: (() => void) | undefined;
  /** Whether a filter hides rows. */
  isFiltered: boolean;
  /** The table's own actions, shown while no row is selected. */
  actions: ReactNode;
  /** 'Columns', beside the actions. */
  columnMenu: ReactNode;
  /** Rows of all pages together. */
  totalCount: number;
  /** Whether `totalCount` is known, neither awaited nor failed. */
  isCounted: boolean;
}

/** Title and actions; while rows are selected, their actions replace the table's own, right after the checkboxes have changed. */
export function Toolbar({ heading, ...props }: ToolbarProps) {
  const clearFilters = useClearFrom(heading, props.onClearFilters);
  // Filters that can be cleared keep a separate line, which says how many rows they leave: the table does not move
  // when 'Clear Filters' appears or disappears.
  const hasCount = props.isLabelHidden && props.onClearFilters !== undefined;
  // A hidden name is already the page's heading.
  const Name = props.isLabelHidden ? 'p' : 'h2';
  const title = (
    <Name
      ref={heading}
      id={props.headingId}
      tabIndex={-1}
      // Orca announces a focused paragraph twice, as name and as text.
      {...(props.isLabelHidden && { role: 'group', 'aria-label': props.label })}
      className={props.isLabelHidden ? styles.hiddenText : styles.heading}
    >
      {props.label}
    </Name>
  );
  const selectionBar = useDeferredValue(props.selectionBar);
  const isSelecting = selectionBar !== undefined;
  const isEmpty = props.isLabelHidden && !isSelecting && !props.onClearFilters && !props.actions && !props.columnMenu && !props.isSelectable;
  // One element either way: a remounted heading would lose the focus that a removed button passed to it.
  return (
    <div className={isEmpty ? styles.emptyToolbar : styles.toolbar({ isInCard: props.isInCard })}>
      {title}
      {hasCount && (
        <span className={styles.count}>{props.isCounted && messages.dataTable.count(props.totalCount, props.isFiltered)}</span>
      )}
      {props.onClearFilters && props.isFiltered && (
        <Button variant="quiet" tone="neutral" onPress={clearFilters}>
          {messages.dataTable.clearFilters}
        </Button>
      )}
      {isSelecting ? selectionBar : props.actions}
      {props.columnMenu}
    </div>
  );
}
