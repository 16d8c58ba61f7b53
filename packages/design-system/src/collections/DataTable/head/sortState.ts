import type { DataTableSort } from '../dataTableTypes.ts';

/** The sort after a press on a column's head: ascending first, then descending, then the rows' own order. */
export function nextSort(sort: DataTableSort | null, columnId: string): DataTableSort | null {
  if (sort?.columnId !== columnId) return { columnId, direction: 'ascending' };
  return sort.direction === 'ascending' ? { columnId, direction: 'descending' } : null;
}

/** A choice of the 'Sort by' list of narrow screens, as one string. */
export function toSortKey(sort: DataTableSort | null): string {
  return sort === null ? '' : `${sort.direction}:${sort.columnId}`;
}

/** The sort of a 'Sort by' choice. */
export function fromSortKey(key: string): DataTableSort | null {
  const separator = key.indexOf(':');
  if (separator < 0) return null;
  return {
    direction: key.startsWith('descending') ? 'descending' : 'ascending',
    columnId: key.slice(separator + 1),
  };
}
