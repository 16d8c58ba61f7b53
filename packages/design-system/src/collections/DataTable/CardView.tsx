import { memo } from 'react';
import { messages } from '../../messages/en.ts';
import { skeletonWidth } from './columnRules.ts';
import * as styles from './CardView.css.ts';
import { body, nothing, skeletonBar } from './DataTable.css.ts';
import { PageCheckbox, RowCheckbox } from './SelectionCheckbox.tsx';
import type { PageSelection } from './selectionRules.ts';
import type { DataRowProps } from './TableRow.tsx';
import type { RowsViewProps } from './TableView.tsx';

function UnmemoizedCard<Row>({ measure, ...props }: DataRowProps<Row>) {
  const { row, rowId, label, columns, rowHeader, rowActions } = props;
  const title = columns.find((column) => column.id === rowHeader);
  return (
    <li ref={measure} className={styles.item} data-row-id={rowId} data-index={props.index}>
      <div className={styles.top}>
        {props.isSelectable && (
          <RowCheckbox rowId={rowId} label={label} disabledReason={props.selectionDisabledReason} />
        )}
        <div className={styles.title}>{title?.cell(row)}</div>
        {rowActions && <div data-row-actions>{rowActions(row)}</div>}
      </div>
      <dl className={styles.details}>
        {columns
          .filter((column) => column !== title && !column.isHiddenInCards)
          .map((column) => (
            <div key={column.id} className={styles.detail}>
              <dt className={styles.label}>{column.header}</dt>
              <dd className={styles.value}>{column.cell(row)}</dd>
            </div>
          ))}
      </dl>
    </li>
  );
}

const Card = memo(UnmemoizedCard) as typeof UnmemoizedCard;

interface CardViewProps<Row> extends RowsViewProps<Row> {
  /** Absent when rows can't be selected. */
  selection: { state: PageSelection; onToggle: () => void; isDisabled: boolean } | undefined;
}

/** The same rows on a narrow screen: a card each, its columns one below the other with their names. */
export function CardView<Row>(props: CardViewProps<Row>) {
  const { window } = props;
  if (props.empty !== null) return <div className={nothing}>{props.empty}</div>;
  return (
    <>
      {props.selection && (
        <label className={styles.selectPage}>
          <PageCheckbox {...props.selection} />
          {messages.dataTable.selectPage}
        </label>
      )}
      <ul
        className={body({ isRefreshing: props.isRefreshing })}
        aria-labelledby={props.headingId}
        aria-busy={props.isRefreshing || props.skeletonRowCount > 0}
        style={{ paddingBlock: `${window.before}px ${window.after}px` }}
      >
        {window.indexes.map((index) => {
          const row = props.rowProps(index);
          return <Card key={row.rowId} {...row} />;
        })}
        {Array.from({ length: props.skeletonRowCount }, (_, rowIndex) => (
          <li key={rowIndex} aria-hidden className={styles.item}>
            {[0, 1, 2].map((line) => (
              <span
                key={line}
                className={skeletonBar}
                style={{ inlineSize: `${skeletonWidth(rowIndex, line)}%`, marginBlock: '0.375rem' }}
              />
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}
