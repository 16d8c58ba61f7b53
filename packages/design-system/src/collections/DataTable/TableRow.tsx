import { memo, type ReactNode } from 'react';
import * as styles from './DataTable.css.ts';
import type { DataTableColumn } from './dataTableTypes.ts';
import { RowCheckbox } from './SelectionCheckbox.tsx';

/** What table rows and cards take. Everything is stable or primitive, so that an unchanged row does not render. */
export interface DataRowProps<Row> {
  row: Row;
  rowId: string;
  /** What the row is called. */
  label: string;
  /** Place in the rows of this page, from 0. */
  index: number;
  /** `aria-rowindex`, when not all rows are in the document. */
  rowIndex: number | undefined;
  columns: readonly DataTableColumn<Row>[];
  rowHeader: string | undefined;
  isSelectable: boolean;
  selectionDisabledReason: string | null;
  rowActions: ((row: Row) => ReactNode) | undefined;
  measure: (element: Element | null) => void;
}

function UnmemoizedTableRow<Row>({ measure, ...props }: DataRowProps<Row>) {
  const { row, rowId, label, columns, rowHeader, rowActions } = props;
  return (
    <tr
      ref={measure}
      className={styles.row}
      data-row-id={rowId}
      data-index={props.index}
      aria-rowindex={props.rowIndex}
    >
      {props.isSelectable && (
        <td className={styles.cell({ align: 'center' })}>
          <RowCheckbox rowId={rowId} label={label} disabledReason={props.selectionDisabledReason} />
        </td>
      )}
      {columns.map((column) => {
        const content = column.cell(row);
        const isTruncated = column.isTruncated ?? true;
        const title = column.textValue?.(row) ?? (typeof content === 'string' ? content : undefined);
        const isRowHeader = column.id === rowHeader;
        const Cell = isRowHeader ? 'th' : 'td';
        return (
          <Cell
            key={column.id}
            scope={isRowHeader ? 'row' : undefined}
            className={styles.cell({ align: column.align ?? 'start', isTruncated, isRowHeader })}
            title={isTruncated ? title : undefined}
          >
            {content}
          </Cell>
        );
      })}
      {rowActions && (
        <td className={styles.cell({ align: 'end', isTruncated: false })} data-row-actions>
          {rowActions(row)}
        </td>
      )}
    </tr>
  );
}

/** One row of the table. */
export const TableRow = memo(UnmemoizedTableRow) as typeof UnmemoizedTableRow;
