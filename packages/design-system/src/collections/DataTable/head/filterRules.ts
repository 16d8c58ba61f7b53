import type { DataTableFilter } from '../dataTableTypes.ts';

/** Whether a filter holds rows back. */
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

/** How many of the table's filters hold rows back. */
export function activeFilterCount(filters: Readonly<Record<string, DataTableFilter>>): number {
  return Object.values(filters).filter(isFilterActive).length;
}
