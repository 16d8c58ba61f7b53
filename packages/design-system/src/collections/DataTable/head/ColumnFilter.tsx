import { SearchField } from '../../../fields/SearchField/SearchField.tsx';
import { Select } from '../../../fields/Select/Select.tsx';
import { messages } from '../../../messages/collections.ts';
import type { DataTableFilter } from '../dataTableTypes.ts';

export interface ColumnFilterProps {
  /** The column's name. */
  column: string;
  /** Its kind, its value and the function that changes it. */
  filter: DataTableFilter;
}

/** A column's filter, in its head or in 'Sort and filter'. */
export function ColumnFilter({ column, filter }: ColumnFilterProps) {
  const names = { 'aria-label': messages.dataTable.filterBy(column), clearLabel: messages.dataTable.clearFilter(column), size: 'small' } as const;
  switch (filter.kind) {
    case 'custom':
      return filter.control;
    case 'choice':
      return (
        <Select
          {...names}
          isClearable
          choices={filter.options}
          value={filter.value}
          onChange={filter.onChange}
          placeholder={filter.placeholder ?? messages.dataTable.filterAll}
        />
      );
    case 'text':
      return (
        <SearchField
          {...names}
          value={filter.value}
          onChange={filter.onChange}
          placeholder={filter.placeholder ?? messages.dataTable.filterPlaceholder}
        />
      );
  }
}
