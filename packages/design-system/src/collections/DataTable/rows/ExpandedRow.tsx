import { memo } from 'react';
import * as styles from '../DataTable.css.ts';
import type { DataRowProps } from './TableRow.tsx';

interface ExpandedRowProps<Row> extends Pick<DataRowProps<Row>, 'row' | 'index' | 'tableId' | 'renderExpanded' | 'measure'> {
  /** Place among rows and expanded parts together, from 0, by which it is measured. */
  position: number;
  /** Of the whole table. */
  columnCount: number;
}

function UnmemoizedExpandedRow<Row>({ measure, ...props }: ExpandedRowProps<Row>) {
  return (
    <tr ref={measure} id={`${props.tableId}-${props.index}`} data-index={props.position}>
      <td colSpan={props.columnCount} className={styles.expanded}>
        <div className={styles.expandedContent}>{props.renderExpanded?.(props.row)}</div>
      </td>
    </tr>
  );
}

/** The content of an expanded row, across the whole table. */
export const ExpandedRow = memo(UnmemoizedExpandedRow) as typeof UnmemoizedExpandedRow;
