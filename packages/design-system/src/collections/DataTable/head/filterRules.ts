import type { DataTableColumn, DataTableFilter } from '../dataTableTypes.ts';

/** Whether a filter hides rows. */
export function isFilterActive(filter: DataTableFilter): boolean {
  switch (filter.kind) {
    case 'text':
      return filter.value.trim() !== '';
    case 'choice':
      return filter.value !== null;
    case 'custom':
      return filter.isActive;
  }
}

/** How many of the table's filters hide rows. */
export function activeFilterCount(filters: Readonly<Record<string, DataTableFilter>>): number {
  return Object.values(filters).filter(isFilterActive).length;
}

/** Whether cards have 'Sort and filter': without a column to sort by and without a filter there is nothing in it. */
export const offersSortOrFilter = (columns: readonly Pick<DataTableColumn<never>, 'isSortable'>[], onSortChange: unknown, filters: Readonly<Record<string, DataTableFilter>>): boolean =>
  Object.keys(filters).length > 0 || (onSortChange !== undefined && columns.some(({ isSortable }) => isSortable));

/** Whether two filters show and do the same; callers make a new object at each render. */
export function isSameFilter(before: DataTableFilter, now: DataTableFilter): boolean {
  const names = Object.keys(now) as (keyof DataTableFilter)[];
  return names.length === Object.keys(before).length && names.every((name) => Object.is(before[name], now[name]));
}
