import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { Button, Input, SearchField } from 'react-aria-components/SearchField';
import { messages } from '../../messages/en.ts';
import { ChoiceFilter } from './ChoiceFilter.tsx';
import * as styles from './ColumnFilter.css.ts';
import type { DataTableFilter } from './dataTableTypes.ts';

interface ColumnFilterProps {
  /** The column's name. */
  column: string;
  filter: DataTableFilter;
}

/** A column's filter, in its head or in 'Sort and filter'. */
export function ColumnFilter({ column, filter }: ColumnFilterProps) {
  switch (filter.kind) {
    case 'custom':
      return <div className={styles.field}>{filter.control}</div>;
    case 'choice':
      return <ChoiceFilter column={column} {...filter} />;
    case 'text':
      return (
        <SearchField
          aria-label={messages.dataTable.filterBy(column)}
          className={styles.field}
          value={filter.value}
          onChange={filter.onChange}
        >
          <Search aria-hidden className={styles.searchIcon} />
          <Input
            className={styles.input}
            data-active={filter.value !== '' || undefined}
            placeholder={filter.placeholder ?? messages.dataTable.filterPlaceholder}
          />
          {filter.value !== '' && (
            <Button className={styles.clear} aria-label={messages.dataTable.clearFilter(column)}>
              <X aria-hidden className={styles.clearIcon} />
            </Button>
          )}
        </SearchField>
      );
  }
}
