export interface PaginationProps {
  /** What is paged, for the landmark: 'Published Content pages'. */
  label: string;
  /** The current page, from 1 (decision A35: from 0 only in requests). */
  page: number;
  /**
   * Rows of a page.
   * @default 20
   */
  pageSize?: number;
  /** Rows of all pages together; null until the first page has loaded; no range is shown then. */
  totalCount: number | null;
  /** A page inside the range was chosen; others are ignored (core §4). */
  onPageChange: (page: number) => void;
  /** The sizes to choose from; no choice is shown without `onPageSizeChange`. @default [10, 20, 30, 40, 50] */
  pageSizeOptions?: readonly number[];
  /** Another size was chosen. The caller decides the page, usually by `pageOfFirstRow`. */
  onPageSizeChange?: (pageSize: number) => void;
  /**
   * Everything is shown but refused, while the next page loads.
   * @default false
   */
  isDisabled?: boolean;
}
