import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useId, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { useHandler } from '../../effects/useHandler.ts';
import { Announcement } from '../../feedback/announcement/Announcement.tsx';
import { LoadFailure } from '../../feedback/LoadFailure/LoadFailure.tsx';
import { messages } from '../../messages/collections.ts';
import { CardView } from './CardView.tsx';
import { rowHeaderId, shownColumns } from './layout/columnRules.ts';
import { fittedColumns, roomSteps } from './layout/fittedColumns.tsx';
import * as styles from './DataTable.css.ts';
import type { DataTableFilter, DataTableProps } from './dataTableTypes.ts';
import { activeFilterCount, offersSortOrFilter } from './head/filterRules.ts';
import { ColumnMenu, SortAndFilter } from './partsOnDemand.tsx';
import { SelectionContext } from './selection/selectionStore.ts';
import { TableHead } from './head/TableHead.tsx';
import type { DataRowProps } from './rows/TableRow.tsx';
import { type RowsViewProps, TableView } from './TableView.tsx';
import { Foot } from './toolbar/Foot.tsx';
import { SelectionBar } from './toolbar/SelectionBar.tsx';
import { Toolbar } from './toolbar/Toolbar.tsx';
import { useControlledSet } from './useControlledSet.ts';
import { useRenderedRows } from './window/useRenderedRows.ts';
import { useExpandedRows } from './rows/useExpandedRows.ts';
import { useKeptFocus } from './rows/useKeptFocus.ts';
import { firstOf } from './window/firstRows.ts';
import { useFirstRowsOfPage } from './window/useFirstRowsOfPage.ts';
import { useRowWindow, windowingThreshold } from './window/useRowWindow.ts';
import { useScrolledMark } from './layout/useScrolledMark.ts';
import { useSelection } from './selection/useSelection.ts';
import { narrowestTable } from './layout/tableLayout.ts';
import { sortedColumns } from './head/sortedColumns.ts';
import { likelyHeight, ownHeight } from './layout/ownHeight.ts';
import { TableLayoutContext } from './layout/TableLayoutContext.ts';
import { useTableLayout } from './layout/useTableLayout.ts';

const noFilters: Readonly<Record<string, DataTableFilter>> = {};
const noIds: readonly string[] = [];
const noIndexes: readonly number[] = [];
/** Height of a row before it is measured, in rem. */
const estimatedHeights = { table: 2.75, cards: 11.875 };

/**
 * Rows in columns, one page of them at a time: sorted, filtered and paged by the caller, who keeps that state
 * (the console in the address). Under 768 pixels the rows become cards. Above 60 rows only those in sight are
 * in the document. Focus stays in the table when the row that has it is deleted. For a list with a search, filters or pages use
 * `ListCard`, which is this in a card; for one column of facts `CardList`.
 */
export function DataTable<Row>({ ref, ...props }: DataTableProps<Row>) {
  const { getRowId, rowLabel, sorting, filtering, selection: selecting, columnMenu, load = {}, scrolling: { maxHeight, isFirstColumnSticky = false } = {} } = props;
  const height = maxHeight ?? ownHeight;
  const sort = sorting?.sort ?? null;
  const filters = filtering?.filters ?? noFilters;
  const rendered = useRenderedRows(props);
  const { rows, rowOffset } = rendered;
  const [firstSort] = useState(sort);
  const [wasSorted, setWasSorted] = useState(sort !== null);
  if (sort !== null && !wasSorted) setWasSorted(true);
  const headingId = useId();
  const container = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [hiddenIds, setHiddenIds] = useControlledSet({
    ids: columnMenu?.hiddenIds,
    defaultIds: columnMenu?.defaultHiddenIds,
    onChange: columnMenu?.onChange,
  });
  // oxlint-disable-next-line react/preserve-manual-memoization -- nothing here is compiled: memoization is by hand
  const chosenColumns = useMemo(() => shownColumns(props.columns, hiddenIds), [props.columns, hiddenIds]);
  const leastWidth = props.narrowestTable ?? narrowestTable(chosenColumns.length);
  // oxlint-disable-next-line react/preserve-manual-memoization -- nothing here is compiled: memoization is by hand
  const steps = useMemo(() => roomSteps(chosenColumns), [chosenColumns]);
  const { layout, rootFontSize, room } = useTableLayout(container, isFirstColumnSticky ? 0 : leastWidth, steps);
  // oxlint-disable-next-line react/preserve-manual-memoization -- nothing here is compiled: memoization is by hand
  const columns = useMemo(() => fittedColumns(chosenColumns, room), [chosenColumns, room]);
  const head = sortedColumns(columns, sort, sorting?.onChange);

  const isLoading = rendered.isLoading && !load.error;
  // oxlint-disable-next-line react/preserve-manual-memoization -- nothing here is compiled: memoization is by hand
  const allIds = useMemo(() => rows.map(getRowId), [rows, getRowId]);
  const rowIds = isLoading ? noIds : allIds;
  const count = rowIds.length;
  const isWindowed = count > windowingThreshold;
  const expanded = useExpandedRows(props.expansion, rowIds);
  const isTable = layout === 'table';
  const all = useRowWindow({
    rowIds,
    expandedIndexes: isTable ? expanded.indexes : noIndexes,
    isWindowed,
    estimatedHeight: estimatedHeights[layout] * rootFontSize,
    likelySight: likelyHeight(height, rootFontSize),
    scroller,
  });
  const first = useFirstRowsOfPage({
    rowIds,
    isChanging: rendered.isRefreshing,
    isWanted: isTable && !isWindowed,
    scroller,
    estimatedHeight: estimatedHeights.table * rootFontSize,
  });
  const window = firstOf(all, first, count);

  const scrollToRow = useHandler((rowId: string) => window.scrollToIndex(rowIds.indexOf(rowId)));
  const focus = useKeptFocus({ container, heading, rowIds, scroller, scrollToRow });
  useImperativeHandle(ref, () => focus, [focus]);

  const reasonFor = (row: Row) => selecting?.disabledReason?.(row) ?? null;
  const isSelectable = selecting !== undefined;
  const total = rendered.total ?? count;
  const selection = useSelection(selecting, rows, rowIds, total);

  const isPartial = isWindowed || total > count;
  const rowHeader = rowHeaderId(columns);
  const rowProps = (index: number): DataRowProps<Row> => {
    const row = rows[index]!;
    const rowId = rowIds[index]!;
    const { isExpanded, onToggle, renderExpanded } = expanded.of(rowId);
    return {
      row,
      rowId,
      tableId: headingId,
      label: rowLabel(row),
      index,
      rowIndex: isPartial ? rowOffset + index + 2 : undefined,
      columns,
      rowHeader,
      isSelectable,
      selectionDisabledReason: reasonFor(row),
      rowActions: props.rowActions,
      isExpanded,
      onToggleExpanded: onToggle,
      renderExpanded,
      setSize: isWindowed ? count : undefined,
      isFirstColumnSticky,
      measure: window.measure,
    };
  };
  // The end of the rows is only an estimate until all of them are laid out: controls at the foot would move (ADR 0193).
  const [isWhole, setWhole] = useState(!isLoading && first === null);
  if (!isWhole && !isLoading && first === null) setWhole(true);
  const hasNothing = count === 0 && !isLoading && !load.error;
  const { bar, foot } = props;
  const isCard = bar !== undefined || foot !== undefined;
  const hasNoBar = (bar === undefined || bar === false) && props.isLabelHidden === true;
  const hasSortAndFilter = !isTable && offersSortOrFilter(columns, sorting?.onChange, filters);
  const isFirst = isCard && hasNoBar && !load.error && !hasSortAndFilter;
  const view: RowsViewProps<Row> = {
    isCard,
    headingId,
    columns,
    rowProps,
    window,
    isSelectable,
    isExpandable: props.expansion !== undefined,
    hasActions: props.rowActions !== undefined,
    leastWidth: isFirstColumnSticky ? `${leastWidth}rem` : undefined,
    isRefreshing: rendered.isRefreshing,
    isAwaited: rendered.isAwaited,
    isPart: first !== null,
    skeletonRowCount: isLoading ? rendered.skeletonRowCount : 0,
    empty: hasNothing ? (props.empty ?? messages.dataTable.empty) : null,
  };
  const hasOwnScroll = isWindowed || maxHeight !== undefined;
  const scrolling = hasOwnScroll ? 'own' : isFirstColumnSticky && isTable ? 'sideways' : 'page';
  useScrolledMark(scroller, isFirstColumnSticky && isTable);
  const sortedColumn = columns.find((column) => column.id === sort?.columnId);
  // A table announces a change of `aria-sort`; cards have no such attribute.
  const isToldByTable = isTable && (sort?.columnId !== firstSort?.columnId || sort?.direction !== firstSort?.direction);
  const order = sort && sortedColumn ? messages.dataTable.sorted(sortedColumn.header, sort.direction) : '';
  // A table doesn't announce that no column is sorted any more.
  const toldOrder = sort === null && wasSorted ? messages.dataTable.unsorted : isToldByTable || isLoading ? '' : order;
  const selectionBar = selection.count > 0 && (
    <SelectionBar
      heading={heading}
      selectedCount={selection.count}
      actions={selecting?.actions}
      totalCount={total}
      onSelectEvery={selection.selectEvery}
      onClear={selection.clear}
    />
  );
  return (
    <div ref={container} className={isCard ? styles.card : styles.root} data-layout={layout} data-card={isCard ? (hasNoBar ? 'bare' : true) : undefined}>
      <Toolbar
        heading={heading}
        headingId={headingId}
        label={props.label}
        isLabelHidden={props.isLabelHidden ?? false}
        isInCard={isCard}
        selectionBar={foot === undefined && selectionBar !== false ? selectionBar : undefined}
        isSelectable={isSelectable && foot === undefined}
        onClearFilters={bar === undefined && Object.keys(filters).length > 0 ? filtering?.onClear : undefined}
        isFiltered={activeFilterCount(filters) > 0}
        actions={props.actions}
        columnMenu={columnMenu && <ColumnMenu columns={props.columns} hiddenIds={hiddenIds} onChange={setHiddenIds} />}
        totalCount={total}
        isCounted={!isLoading && !load.error}
      />
      <TableLayoutContext value={layout}>{bar}</TableLayoutContext>
      {load.error && <LoadFailure title={messages.dataTable.errorTitle} detail={load.error} onRetry={load.onRetry} />}
      {hasSortAndFilter && (
        <SortAndFilter
          columns={columns}
          sort={sort}
          defaultSort={sorting?.defaultSort ?? null}
          onSortChange={sorting?.onChange}
          filters={filters}
        />
      )}
      <Announcement>{isLoading ? messages.dataTable.loading(props.label) : ''}</Announcement>
      <Announcement>{toldOrder}</Announcement>
      <div
        ref={scroller}
        className={styles.frame({ scrolling, isCard, isFirst })}
        style={assignInlineVars({ [styles.maxBlockSize]: height })}
        {...(scrolling !== 'page' && { tabIndex: 0, role: 'group', 'aria-labelledby': headingId })}
      >
        <SelectionContext value={selection.access}>
          {layout === 'cards' ? (
            <CardView {...view} selection={selection.head} />
          ) : (
            <TableView
              {...view}
              rowCount={isPartial || first !== null ? total + 1 : undefined}
              head={
                <TableHead
                  columns={head}
                  filters={bar === undefined ? filters : noFilters}
                  selection={selection.head}
                  isExpandable={view.isExpandable}
                  isFirstColumnSticky={isFirstColumnSticky}
                  hasActions={view.hasActions}
                  rowIndex={isPartial ? 1 : undefined}
                />
              }
            />
          )}
        </SelectionContext>
      </div>
      {foot !== undefined && (selectionBar || foot) && (
        <Foot selectionBar={selectionBar} layout={layout} isWhole={isWhole}>
          {foot}
        </Foot>
      )}
    </div>
  );
}
