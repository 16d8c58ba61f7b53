import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useEffect, useId, useImperativeHandle, useRef } from 'react';
import { messages } from '../../messages/en.ts';
import { CardView } from './CardView.tsx';
import { rowHeaderId } from './columnRules.ts';
import * as styles from './DataTable.css.ts';
import type { DataTableFilter, DataTableProps } from './dataTableTypes.ts';
import { activeFilterCount } from './filterRules.ts';
import { LoadError } from './LoadError.tsx';
import { SelectionContext } from './selectionStore.ts';
import { SortAndFilter } from './SortAndFilter.tsx';
import { TableHead } from './TableHead.tsx';
import type { DataRowProps } from './TableRow.tsx';
import { type RowsViewProps, TableView } from './TableView.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useKeptFocus } from './useKeptFocus.ts';
import { useRowWindow, windowingThreshold } from './useRowWindow.ts';
import { useSelection } from './useSelection.ts';
import { useSortedColumns } from './useSortedColumns.ts';
import { narrowestTable } from './tableLayout.ts';
import { useTableLayout } from './useTableLayout.ts';

const noFilters: Readonly<Record<string, DataTableFilter>> = {};
const noIds: readonly string[] = [];
/** Room of a row before it is measured, in pixels at the default text size. */
const estimatedHeights = { table: 45, cards: 190 };

/**
 * Rows in columns, one page of them at a time: sorted, filtered and paged by the caller, who keeps that state
 * (the console in the address). Under 768 pixels the rows become cards. Above 60 rows only those in sight are
 * in the document. Focus stays in the table when the row that has it is deleted. Pages: `Pagination`.
 */
export function DataTable<Row>({ ref, ...props }: DataTableProps<Row>) {
  const { columns, rows, getRowId, rowLabel, sort = null, filters = noFilters, rowOffset = 0 } = props;
  const headingId = useId();
  const container = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const layout = useTableLayout(container, props.narrowestTable ?? narrowestTable(props.columns.length));
  const { entries, ids, head } = useSortedColumns({ columns, rows, getRowId, sort, onSortChange: props.onSortChange });

  const isLoading = (props.isLoading ?? false) && !props.error;
  const count = isLoading ? 0 : entries.length;
  const rowIds = isLoading ? noIds : ids;
  const isWindowed = count > windowingThreshold;
  const window = useRowWindow({
    count,
    isWindowed,
    estimatedHeight: estimatedHeights[layout],
    scroller,
    getKey: (index) => rowIds[index] ?? index.toString(),
  });

  const scrollToRow = useRef<((rowId: string) => void) | null>(null);
  useEffect(() => {
    scrollToRow.current = (rowId) => window.scrollToIndex(rowIds.indexOf(rowId));
  });
  const focus = useKeptFocus({ container, heading, rowIds, scrollToRow });
  useImperativeHandle(ref, () => focus, [focus]);

  const reasonFor = (row: Row) => props.rowSelectionDisabledReason?.(row) ?? null;
  const isSelectable = props.onSelectionChange !== undefined;
  const selectableIds = entries.filter(({ original }) => reasonFor(original.row) === null).map((entry) => entry.id);
  const selection = useSelection(props.selectedIds, props.onSelectionChange, selectableIds);

  const total = props.totalRowCount ?? count;
  const isPartial = isWindowed || total > count;
  const rowHeader = rowHeaderId(columns);
  const rowProps = (index: number): DataRowProps<Row> => {
    const { id, original } = entries[index]!;
    return {
      row: original.row,
      rowId: id,
      label: rowLabel(original.row),
      index,
      rowIndex: isPartial ? rowOffset + index + 2 : undefined,
      columns,
      rowHeader,
      isSelectable,
      selectionDisabledReason: isSelectable ? reasonFor(original.row) : null,
      rowActions: props.rowActions,
      measure: window.measure,
    };
  };
  const hasNothing = count === 0 && !isLoading && !props.error;
  const view: RowsViewProps<Row> = {
    headingId,
    columns,
    rowProps,
    window,
    isSelectable,
    hasActions: props.rowActions !== undefined,
    isRefreshing: props.isRefreshing ?? false,
    skeletonRowCount: isLoading ? (props.skeletonRowCount ?? 10) : 0,
    empty: hasNothing ? (props.empty ?? messages.dataTable.empty) : null,
  };
  const hasOwnScroll = isWindowed || props.maxHeight !== undefined;
  const sortedColumn = columns.find((column) => column.id === sort?.columnId);
  return (
    <div ref={container} className={styles.root}>
      <Toolbar
        heading={heading}
        headingId={headingId}
        label={props.label}
        isLabelHidden={props.isLabelHidden ?? false}
        selectedCount={selection.count}
        bulkActions={props.bulkActions}
        onClearSelection={selection.clear}
        onClearFilters={activeFilterCount(filters) > 0 ? props.onClearFilters : undefined}
        actions={props.actions}
      />
      {props.error && <LoadError message={props.error} onRetry={props.onRetry} />}
      {layout === 'cards' && (
        <SortAndFilter columns={columns} sort={sort} onSortChange={props.onSortChange} filters={filters} />
      )}
      <p role="status" className={styles.hiddenText}>
        {isLoading && messages.dataTable.loading(props.label)}
        {!isLoading && sort && sortedColumn && messages.dataTable.sorted(sortedColumn.header, sort.direction)}
        {selection.count > 0 && ` ${messages.dataTable.selected(selection.count)}`}
      </p>
      <div
        ref={scroller}
        className={styles.frame({ scrolling: hasOwnScroll ? 'own' : 'page' })}
        style={assignInlineVars({
          [styles.maxBlockSize]: props.maxHeight ?? 'min(70vh, 44rem)',
          [styles.stickyOffset]: hasOwnScroll ? '0px' : (props.stickyOffset ?? '0px'),
        })}
        {...(hasOwnScroll && { tabIndex: 0, role: 'group', 'aria-labelledby': headingId })}
      >
        <SelectionContext value={selection.access}>
          {layout === 'cards' ? (
            <CardView {...view} selection={selection.head} />
          ) : (
            <TableView
              {...view}
              rowCount={isPartial ? total + 1 : undefined}
              head={
                <TableHead
                  columns={head}
                  filters={filters}
                  selection={selection.head}
                  hasActions={view.hasActions}
                  rowIndex={isPartial ? 1 : undefined}
                />
              }
            />
          )}
        </SelectionContext>
      </div>
    </div>
  );
}
