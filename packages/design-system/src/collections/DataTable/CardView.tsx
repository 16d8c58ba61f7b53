import { memo, useId } from 'react';
import { messages } from '../../messages/collections.ts';
import { CardList } from '../CardList/CardList.tsx';
import { selectPage } from '../CardList/CardList.css.ts';
import { CardListItem } from '../CardList/CardListItem.tsx';
import { ExpandButton } from './rows/ExpandButton.tsx';
import { PageCheckbox, RowCheckbox } from './selection/SelectionCheckbox.tsx';
import type { PageSelection } from './selection/selectionRules.ts';
import type { DataRowProps } from './rows/TableRow.tsx';
import type { RowsViewProps } from './TableView.tsx';

function UnmemoizedCard<Row>({ measure, ...props }: DataRowProps<Row>) {
  const { row, rowId, label, columns, rowHeader, rowActions, onToggleExpanded } = props;
  const expandedId = useId();
  const title = columns.find((column) => column.id === rowHeader);
  const leading = (props.isSelectable || onToggleExpanded) && (
    <>
      {props.isSelectable && <RowCheckbox rowId={rowId} label={label} disabledReason={props.selectionDisabledReason} />}
      {onToggleExpanded && (
        <ExpandButton label={label} isExpanded={props.isExpanded} controls={expandedId} onPress={() => onToggleExpanded(rowId)} />
      )}
    </>
  );
  return (
    <CardListItem
      ref={measure}
      itemId={rowId}
      index={props.index}
      {...(props.setSize !== undefined && { totalCount: props.setSize })}
      leading={leading}
      title={title?.cell(row)}
      actions={rowActions?.(row)}
      details={columns
        .filter((column) => column !== title && !column.isHiddenInCards)
        .map((column) => ({ id: column.id, label: column.header, value: column.cell(row) }))}
    >
      {props.isExpanded && <div id={expandedId}>{props.renderExpanded?.(row)}</div>}
    </CardListItem>
  );
}

const Card = memo(UnmemoizedCard) as typeof UnmemoizedCard;

interface CardViewProps<Row> extends RowsViewProps<Row> {
  /** Absent when rows can't be selected. */
  selection: { state: PageSelection; onToggle: () => void; isDisabled: boolean } | undefined;
}

/** The same rows on a narrow screen: one card each, with its columns one below the other and their names. */
export function CardView<Row>(props: CardViewProps<Row>) {
  const { window, empty } = props;
  return (
    <>
      {props.selection && empty === null && (
        <label className={selectPage}>
          <PageCheckbox {...props.selection} />
          {messages.dataTable.selectPage}
        </label>
      )}
      <CardList
        aria-labelledby={props.headingId}
        isRefreshing={props.isRefreshing}
        isAwaited={props.isAwaited}
        isLoading={props.skeletonRowCount > 0}
        skeletonCount={props.skeletonRowCount}
        empty={empty}
        roomBefore={window.before}
        roomAfter={window.after}
      >
        {window.items.map(({ index }) => {
          const row = props.rowProps(index);
          return <Card key={row.rowId} {...row} />;
        })}
      </CardList>
    </>
  );
}
