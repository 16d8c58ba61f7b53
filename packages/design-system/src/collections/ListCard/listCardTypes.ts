import type { ReactNode } from 'react';
import type { DataTableFilter, DataTableProps } from '../DataTable/dataTableTypes.ts';
import type { PaginationProps } from '../Pagination/paginationTypes.ts';

/** A filter of a list, with its place in the bar. */
export type ListFilter = DataTableFilter & {
  /** Identifies it among the filters. */
  id: string;
  /** What it filters by. */
  label: string;
};

/** The search of a list, controlled. It reports every keystroke. */
export interface ListSearch {
  /** Its name: 'Search users'. */
  label: string;
  /** What can be searched: 'Name, type'. */
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  /** A hint, such as how many letters it needs; shown over what is below the field, so that nothing moves. */
  description?: string | undefined;
  /** Whether `/` focuses it from anywhere on the page, and the field says so. @default true */
  hasKey?: boolean;
}

/**
 * The pages of a list. A page past the end shows the list as loading: the caller is expected to request the last one, as after
 * a deletion by another user.
 */
export type ListPaging = Pick<PaginationProps, 'label' | 'page' | 'totalCount' | 'isDisabled' | 'onPageChange'> & {
  /** Rows of a page. */
  pageSize: number;
  /** The sizes to choose from. @default [10, 20, 30, 40, 50] */
  pageSizeOptions?: readonly number[] | undefined;
  /** Another size was chosen; no size is offered without it. */
  onPageSizeChange?: ((pageSize: number) => void) | undefined;
};

type Replaced = 'filtering' | 'bar' | 'foot' | 'page' | 'isLabelHidden';

export interface ListCardProps<Row> extends Omit<DataTableProps<Row>, Replaced> {
  /** Whether the card begins with the label as its title, because it is one of several on the page. @default false */
  hasTitle?: boolean | undefined;
  /** What can be done with the list, beside its title. @default none */
  actions?: ReactNode;
  /** Left out where the list can't be searched. */
  search?: ListSearch | undefined;
  /** In the order of the bar; keep their number. @default none */
  filters?: readonly ListFilter[] | undefined;
  /** Whether search or filters hide rows; 'Clear Filters' is shown while they do. */
  isFiltered?: boolean | undefined;
  /** 'Clear Filters' was pressed. Focus goes to the search. */
  onClearFilters?: (() => void) | undefined;
  /** How many rows there are without filters; while it is not known, only the number of results is shown. */
  countOfAll?: number | undefined;
  /** Whether more rows may match than were counted: then the bar shows no number. @default false */
  isCountPartial?: boolean | undefined;
  /** Left out for a list of one page. */
  paging?: ListPaging | undefined;
}
