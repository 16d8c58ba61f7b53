import { memo, type ReactNode } from 'react';
import * as styles from '../DataTable.css.ts';
import { leadingRoom, leadingWidth } from '../layout/columnRules.ts';
import type { DataTableColumn } from '../dataTableTypes.ts';
import { cellClass } from './cellClass.ts';
import { ExpandButton } from './ExpandButton.tsx';
import { RowCheckbox } from '../selection/SelectionCheckbox.tsx';

/** The props of table rows and cards. All are stable or primitive, so that an unchanged row does not re-render. */
export interface DataRowProps<Row> {
  /** The caller's row, as its columns read it. */
  row: Row;
  /** Identifies the row in the selection and among the expanded rows. */
  rowId: string;
  /** Id of the table, from which the ids of its parts are made. */
  tableId: string;
  /** The name of the row. */
  label: string;
  /** Place in the rows of this page, from 0. */
  index: number;
  /** `aria-rowindex`, when not all rows are in the document. */
  rowIndex: number | undefined;
  /** The shown columns, in order. */
  columns: readonly DataTableColumn<Row>[];
  /** Id of the column that names the row. */
  rowHeader: string | undefined;
  /** Whether rows have a checkbox. */
  isSelectable: boolean;
  /** Why this row can't be selected; null when it can. */
  selectionDisabledReason: string | null;
  /** Renders the last cell; undefined where rows have no actions. */
  rowActions: ((row: Row) => ReactNode) | undefined;
  /** Whether what is below the row is shown. */
  isExpanded: boolean;
  /** Absent where rows can't be expanded. */
  onToggleExpanded: ((rowId: string) => void) | undefined;
  /** Renders what an expanded row shows below itself. */
  renderExpanded: ((row: Row) => ReactNode) | undefined;
  /** Of all rows, when not all cards are in the document. */
  setSize: number | undefined;
  /** Whether the first column stays in sight while the others scroll sideways. */
  isFirstColumnSticky: boolean;
  /** Ref of the element, which has `data-index`, for the window of rendered rows. */
  measure: (element: Element | null) => void;
}

interface TableRowProps<Row> extends DataRowProps<Row> {
  /** Place among rows and expanded parts together, from 0, by which it is measured. */
  position: number;
}

function UnmemoizedTableRow<Row>({ measure, ...props }: TableRowProps<Row>) {
  const { row, rowId, label, columns, rowHeader, rowActions, onToggleExpanded, isFirstColumnSticky: isSticky } = props;
  return (
    <tr
      ref={measure}
      className={styles.row}
      data-row-id={rowId}
      data-index={props.position}
      aria-rowindex={props.rowIndex}
    >
      {props.isSelectable && (
        <td className={cellClass({ align: 'center', isSticky })}>
          <RowCheckbox rowId={rowId} label={label} disabledReason={props.selectionDisabledReason} />
        </td>
      )}
      {onToggleExpanded && (
        <td
          className={cellClass({ align: 'center', isTruncated: false, isSticky })}
          style={isSticky && props.isSelectable ? { insetInlineStart: leadingWidth } : undefined}
        >
          <ExpandButton
            label={label}
            isExpanded={props.isExpanded}
            controls={`${props.tableId}-${props.index}`}
            onPress={() => onToggleExpanded(rowId)}
          />
        </td>
      )}
      {columns.map((column, place) => {
        const content = column.cell(row);
        const isTruncated = column.isTruncated ?? false;
        const isStuck = isSticky && place === 0;
        const isRowHeader = column.id === rowHeader;
        const Cell = isRowHeader ? 'th' : 'td';
        return (
          <Cell
            key={column.id}
            scope={isRowHeader ? 'row' : undefined}
            className={cellClass({ align: column.align ?? 'start', isTruncated, isRowHeader, isSticky: isStuck, isLastSticky: isStuck })}
            style={isStuck ? { insetInlineStart: leadingRoom(Number(props.isSelectable) + Number(onToggleExpanded !== undefined)) } : undefined}
            title={isTruncated ? (column.textValue?.(row) ?? (typeof content === 'string' ? content : undefined)) : undefined}
            {...(!isTruncated && { 'data-wraps': true })}
          >
            {isStuck && isTruncated ? <span className={styles.cutText}>{content}</span> : content}
          </Cell>
        );
      })}
      {rowActions && (
        <td className={cellClass({ align: 'end', isTruncated: false })} data-row-actions>
          {rowActions(row)}
        </td>
      )}
    </tr>
  );
}

/** One row of the table. */
export const TableRow = memo(UnmemoizedTableRow) as typeof UnmemoizedTableRow;
