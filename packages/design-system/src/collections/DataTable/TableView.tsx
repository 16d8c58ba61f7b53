import { type ReactNode, useRef } from 'react';
import { leadingWidth } from './layout/columnRules.ts';
import * as styles from './DataTable.css.ts';
import type { DataTableColumn } from './dataTableTypes.ts';
import { ExpandedRow } from './rows/ExpandedRow.tsx';
import { BlankCell, SkeletonRows } from './rows/SkeletonRows.tsx';
import { type DataRowProps, TableRow } from './rows/TableRow.tsx';
import { useLateDimming } from './rows/useLateDimming.ts';
import type { RowWindow } from './window/useRowWindow.ts';

/** The props of both layouts. */
export interface RowsViewProps<Row> {
  /** Id of the heading that names the table. */
  headingId: string;
  /** The shown columns, in order. */
  columns: readonly DataTableColumn<Row>[];
  /** The props of the row at a place of the page, from 0. */
  rowProps: (index: number) => DataRowProps<Row>;
  /** The rows to render. */
  window: RowWindow;
  /** Whether rows have a checkbox. */
  isSelectable: boolean;
  /** Whether rows can be expanded. */
  isExpandable: boolean;
  /** Whether rows have actions. */
  hasActions: boolean;
  /** Whether the table is in a card with a bar, where rows have one button for their actions. */
  isCard: boolean;
  /** Least width of the table as a CSS length, where it scrolls sideways. */
  leastWidth: string | undefined;
  /** Whether the shown rows are about to be replaced: they are dimmed. */
  isRefreshing: boolean;
  /** Whether the rows that replace them have not loaded yet. */
  isAwaited: boolean;
  /** Whether only the rows in sight are rendered yet. */
  isPart: boolean;
  /** 0 except during the first load. */
  skeletonRowCount: number;
  /** Shown when there is no row and nothing is loading. */
  empty: ReactNode;
}

interface TableViewProps<Row> extends RowsViewProps<Row> {
  /** The `thead`. */
  head: ReactNode;
  /** `aria-rowcount`, head included, when not all rows are in the document. */
  rowCount: number | undefined;
}

/** The rows as a native table, which screen readers read best. */
export function TableView<Row>(props: TableViewProps<Row>) {
  const { columns, window, isSelectable, isExpandable, hasActions } = props;
  const width = columns.length + Number(isSelectable) + Number(isExpandable) + Number(hasActions);
  const body = useRef<HTMLTableSectionElement>(null);
  useLateDimming(body, props);
  const spacer = (height: number) =>
    height > 0 && (
      <tr aria-hidden data-room>
        <BlankCell colSpan={width} className={styles.spacer} style={{ blockSize: height }} />
      </tr>
    );
  return (
    <table
      className={styles.table}
      style={props.leastWidth === undefined ? undefined : { minInlineSize: props.leastWidth }}
      aria-labelledby={props.headingId}
      aria-busy={props.isRefreshing || props.isPart || props.skeletonRowCount > 0}
      aria-rowcount={props.rowCount}
    >
      <colgroup>
        {isSelectable && <col style={{ inlineSize: leadingWidth }} />}
        {isExpandable && <col style={{ inlineSize: leadingWidth }} />}
        {columns.map((column) => (
          <col key={column.id} style={column.width ? { inlineSize: column.width } : undefined} />
        ))}
        {hasActions && <col style={{ inlineSize: props.isCard ? '5rem' : '7rem' }} />}
      </colgroup>
      {props.head}
      <tbody ref={body} className={styles.body}>
        {spacer(window.before)}
        {window.items.map(({ position, index, isDetail }) => {
          const row = props.rowProps(index);
          if (!isDetail) return <TableRow key={row.rowId} {...row} position={position} />;
          const { tableId, renderExpanded } = row;
          const own = { row: row.row, index, tableId, renderExpanded, position, measure: window.measure, columnCount: width };
          return <ExpandedRow key={`${row.rowId}:expanded`} {...own} />;
        })}
        {spacer(window.after)}
        {props.skeletonRowCount > 0 && <SkeletonRows count={props.skeletonRowCount} width={width} />}
        {props.empty !== null && (
          <tr>
            <td colSpan={width} className={styles.nothing}>
              {props.empty}
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
