import type { ColumnSort, SortingState } from '@tanstack/react-table';
import type { DataTableSort } from './dataTableTypes.ts';

/** The caller's sort as TanStack Table keeps it. */
export function toSortingState(sort: DataTableSort | null): SortingState {
  return sort === null ? [] : [{ id: sort.columnId, desc: sort.direction === 'descending' }];
}

/** TanStack Table's sorting as the caller keeps it; the table sorts by one column. */
export function fromSortingState([first]: readonly ColumnSort[]): DataTableSort | null {
  return first === undefined ? null : { columnId: first.id, direction: first.desc ? 'descending' : 'ascending' };
}

/** A choice of the 'Sort by' list of narrow screens, as one string. */
export function toSortKey(sort: DataTableSort | null): string {
  return sort === null ? '' : `${sort.direction}:${sort.columnId}`;
}

/** The sort that a 'Sort by' choice stands for. */
export function fromSortKey(key: string): DataTableSort | null {
  const separator = key.indexOf(':');
  if (separator < 0) return null;
  return {
    direction: key.startsWith('descending') ? 'descending' : 'ascending',
    columnId: key.slice(separator + 1),
  };
}
