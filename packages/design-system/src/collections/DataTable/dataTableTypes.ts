import type { ReactNode, Ref } from 'react';

/** Which way a column is sorted, in the words of `aria-sort`. */
export type SortDirection = 'ascending' | 'descending';

/** The one column that rows are sorted by; `null` where the type allows it means the caller's own order. */
export interface DataTableSort {
  columnId: string;
  direction: SortDirection;
}

/** A column in a narrower table: narrower itself, and its cells may show less. */
interface CompactColumn<Row> {
  /** The width of the table, in rem, from which on the column is wider. */
  below: number;
  /** As `width` of the column. */
  width: string;
  /** What a row shows here then. @default the same as in more room */
  cell?: (row: Row) => ReactNode;
}

/** A column. Keep the array at module scope: rows are memoized and render again when it changes. */
export interface DataTableColumn<Row> {
  /** Names the column in the sort and among the filters. */
  id: string;
  /** The column's name, shown in the head, as a card's label, and in 'Sort and filter'. */
  header: string;
  /** What a row shows here. */
  cell: (row: Row) => ReactNode;
  /** The whole text of a cell, offered as its title when the cell truncates it. */
  textValue?: (row: Row) => string;
  /**
   * Whether the head has a sort button.
   * @default false
   */
  isSortable?: boolean;
  /**
   * Names the row: a `th` for screen readers and the title of its card. Give it to one column.
   * @default the first column
   */
  isRowHeader?: boolean;
  /** Width as a CSS length or percentage ('12rem', '20%'); columns without one share what is left. */
  width?: string;
  /**
   * `end` for numbers, which then also share digit widths.
   * @default 'start'
   */
  align?: 'start' | 'center' | 'end';
  /**
   * Truncate long text with an ellipsis on one line. Otherwise it wraps. Only a mouse can reach the title with the full text.
   * @default false
   */
  isTruncated?: boolean;
  /**
   * Leave the column out of the 'Columns' menu, so that it can't be hidden. The row header never can.
   * @default false
   */
  isAlwaysShown?: boolean;
  /** In a table narrower than `below`, in rem, the column is a quiet line inside another one: the row names need the room more. Cards show it separately. */
  joins?: { below: number; column: string };
  /** The column in narrower tables, from wider to narrower. @default the same at every width */
  compact?: readonly CompactColumn<Row>[];
  /**
   * Leave the column out of the cards of narrow screens.
   * @default false
   */
  isHiddenInCards?: boolean;
}

/** One choice of a column's dropdown filter. */
export interface DataTableFilterOption {
  id: string;
  label: string;
  /** Decorative, before the label. */
  icon?: ReactNode;
}

/**
 * A column's filter, controlled. `text` reports every keystroke: the caller keeps the text in its own state
 * immediately and debounces the request (and the address). `choice` reports `null` when it is cleared. `custom` shows
 * any control, such as a button that opens `NodeFilterModal`.
 */
export type DataTableFilter = {
  /** What it filters by. @default the header of its column */
  label?: string;
} & (
  | { kind: 'text'; value: string; onChange: (value: string) => void; placeholder?: string }
  | {
      kind: 'choice';
      value: string | null;
      onChange: (value: string | null) => void;
      options: readonly DataTableFilterOption[];
      /** Shown while nothing is chosen. @default 'All' */
      placeholder?: string;
    }
  | { kind: 'custom'; isActive: boolean; control: ReactNode }
);

/** What `ref` of DataTable offers, for moments that only the caller can detect. */
export interface DataTableHandle {
  /** Moves focus to the row's first control, scrolling to it first; to the heading when the row isn't there. */
  focusRow: (rowId: string) => void;
  /** Moves focus to the table's heading. */
  focusHeading: () => void;
}

/** The order of the rows, controlled. Heads of columns that are `isSortable` press through none → ascending → descending → none. */
export interface DataTableSorting {
  /** The sorted column, `null` for none (core §2 Published Content). */
  sort: DataTableSort | null;
  /** The sort that the list begins with; the cards' 'Sort and filter' counts only another one. @default null */
  defaultSort?: DataTableSort | null;
  /** The sort after a press. */
  onChange: (sort: DataTableSort | null) => void;
}

/** The filters of the columns, controlled. */
export interface DataTableFiltering {
  /** By column id, shown in that column's head; with a `bar`, which then has them, only in the 'Sort and filter' of cards. */
  filters: Readonly<Record<string, DataTableFilter>>;
  /** Shows 'Clear Filters' while a filter is active, and is called by it. */
  onClear?: () => void;
}

/** The selected rows, controlled. */
export interface DataTableSelection<Row> {
  /** Ids of the selected rows; rows of other pages stay among them. */
  ids: ReadonlySet<string>;
  /** The selection after the change. */
  onChange: (ids: ReadonlySet<string>) => void;
  /** Why this row can't be selected, shown with its disabled checkbox; `null` when it can. @default every row can */
  disabledReason?: (row: Row) => string | null;
  /** Every row of every page counts as selected, also those that are not here. The caller ends it when `onChange` is called. @default false */
  isEveryRow?: boolean;
  /** Offered in the bar while the whole page is selected and there are more pages: 'Select all 1,240'. */
  onEveryRow?: () => void;
  /** Actions on the whole selection, in the bar that appears with it. */
  actions?: ReactNode;
}

/** What a row shows below itself when it is expanded. The table keeps which ones are, unless `ids` are given. */
export interface DataTableExpansion<Row> {
  /** The content below the row. Keep it stable. */
  render: (row: Row) => ReactNode;
  /** Ids of the expanded rows, controlled. */
  ids?: ReadonlySet<string>;
  /** Ids of the rows that are expanded at first. @default none */
  defaultIds?: ReadonlySet<string>;
  /** A row was expanded or collapsed. */
  onChange?: (ids: ReadonlySet<string>) => void;
}

/** A 'Columns' menu that hides columns. The table keeps which ones are hidden, unless `hiddenIds` are given. */
export interface DataTableColumnMenu {
  /** Ids of the hidden columns, controlled. */
  hiddenIds?: ReadonlySet<string>;
  /** Ids of the columns that are hidden at first. @default none */
  defaultHiddenIds?: ReadonlySet<string>;
  /** A column was hidden or shown. */
  onChange?: (hiddenIds: ReadonlySet<string>) => void;
}

/** Where the rows are among those of all pages. */
export interface DataTablePage {
  /** Rows of all pages together, for `aria-rowcount`. @default rows.length */
  totalCount?: number | undefined;
  /** How many rows come before this page, for `aria-rowindex`. @default 0 */
  offset?: number;
}

/** The loading state of the rows. */
export interface DataTableLoad {
  /** First load: skeleton rows are shown in their place. @default false */
  isLoading?: boolean;
  /** A later load: the rows stay, dimmed, and keep focus. @default false */
  isRefreshing?: boolean;
  /** How many skeleton rows. Give the page size, so that nothing moves. @default 10 */
  skeletonRowCount?: number;
  /** The message of a failed load, shown in an alert in place of rows; older rows stay below it. @default null */
  error?: string | null;
  /** 'Try again' of the alert. */
  onRetry?: () => void;
}

/** How the table scrolls. */
export interface DataTableScrolling {
  /** Height as a CSS length; the table then scrolls inside it. Above 60 rows it always does. @default 'none' */
  maxHeight?: string;
  /**
   * The first column stays in sight while the others scroll sideways. The table then scrolls where it would
   * otherwise be cards; only narrow viewports still show cards.
   * @default false
   */
  isFirstColumnSticky?: boolean;
}

export interface DataTableProps<Row> {
  /** The table's title and accessible name. */
  label: string;
  /**
   * Whether the title is only read, not shown, because the page's own heading says the same.
   * @default false
   */
  isLabelHidden?: boolean;
  /** Columns, in order. */
  columns: readonly DataTableColumn<Row>[];
  /** The rows of this page, sorted and filtered already. */
  rows: readonly Row[];
  /** The stable id of a row: key, selection and focus follow it. */
  getRowId: (row: Row) => string;
  /** The name of a row, for 'Select {label}'. */
  rowLabel: (row: Row) => string;
  /** The row's own actions, in a last column; keep the function stable. */
  rowActions?: (row: Row) => ReactNode;
  /** Left out, no column can be sorted. */
  sorting?: DataTableSorting | undefined;
  /** Left out, there is nothing to filter by. */
  filtering?: DataTableFiltering;
  /** Left out, rows can't be selected. */
  selection?: DataTableSelection<Row>;
  /** Left out, rows can't be expanded. */
  expansion?: DataTableExpansion<Row>;
  /** Left out, every column is shown. `{}` lets the table keep what is hidden. */
  columnMenu?: DataTableColumnMenu;
  /** Left out, there are no other rows. */
  page?: DataTablePage;
  /** Left out, the rows have loaded. */
  load?: DataTableLoad;
  /** Shown where there are no rows: usually an `EmptyState`. @default a plain sentence */
  empty?: ReactNode;
  /** Actions on the table, beside the title. */
  actions?: ReactNode;
  /** What is in the table's card above its head, such as its filters; see `ListCard`, which is a table with both. */
  bar?: ReactNode;
  /** What is in the table's card below its rows, such as its pages; false while there are none. The bar of selected rows takes its place. */
  foot?: ReactNode;
  /** Least width of the table in rem; below it the rows are cards. @default 8 for each column, at least 34 */
  narrowestTable?: number;
  /** Left out, it scrolls with the page. */
  scrolling?: DataTableScrolling;
  /** `focusRow` and `focusHeading`. */
  ref?: Ref<DataTableHandle>;
}
