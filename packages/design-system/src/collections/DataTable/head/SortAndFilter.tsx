import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { Button, Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { Select } from '../../../fields/Select/Select.tsx';
import { messages } from '../../../messages/collections.ts';
import { ColumnFilter } from './ColumnFilter.tsx';
import type { DataTableColumn, DataTableFilter, DataTableSort } from '../dataTableTypes.ts';
import { activeFilterCount } from './filterRules.ts';
import * as styles from './SortAndFilter.css.ts';
import { fromSortKey, toSortKey } from './sortState.ts';

export interface SortAndFilterProps<Row> {
  /** The shown columns; those that can be sorted or filtered are offered. */
  columns: readonly DataTableColumn<Row>[];
  /** The current sort; null while the rows are not sorted. */
  sort: DataTableSort | null;
  /** The sort that the list begins with. */
  defaultSort: DataTableSort | null;
  /** Another sort was chosen; undefined where rows can't be sorted. */
  onSortChange: ((sort: DataTableSort | null) => void) | undefined;
  /** Filters by the id of their column. */
  filters: Readonly<Record<string, DataTableFilter>>;
}

/** The table's head for cards: a button that opens the sort and every filter. */
export function SortAndFilter<Row>({ columns, sort, defaultSort, onSortChange, filters }: SortAndFilterProps<Row>) {
  const sortable = onSortChange ? columns.filter((column) => column.isSortable) : [];
  const headers = new Map(columns.map(({ id, header }) => [id, header]));
  const filtered = Object.entries(filters).map(([id, filter]) => ({ id, filter, label: filter.label ?? headers.get(id) ?? '' }));
  const active = activeFilterCount(filters) + Number(toSortKey(sort) !== toSortKey(defaultSort));
  const options = [
    { id: toSortKey(null), label: messages.dataTable.sortNone },
    ...sortable.flatMap((column) =>
      (['ascending', 'descending'] as const).map((direction) => ({
        id: toSortKey({ columnId: column.id, direction }),
        label: messages.dataTable.sortOption(column.header, direction),
      })),
    ),
  ];
  return (
    <Disclosure className={styles.disclosure}>
      <Button slot="trigger" className={styles.trigger}>
        <SlidersHorizontal aria-hidden className={styles.icon} />
        {messages.dataTable.sortAndFilter}
        {active > 0 && <span className={styles.count}>{active}</span>}
      </Button>
      <DisclosurePanel className={styles.panel}>
        {sortable.length > 0 && (
          <div className={styles.entry}>
            <span aria-hidden className={styles.label}>{messages.dataTable.sortBy}</span>
            <Select
              aria-label={messages.dataTable.sortBy}
              size="small"
              value={toSortKey(sort)}
              choices={options}
              onChange={(key) => onSortChange?.(fromSortKey(key ?? ''))}
            />
          </div>
        )}
        {filtered.map(({ id, label, filter }) => (
          <div key={id} className={styles.entry}>
            <span aria-hidden className={styles.label}>{label}</span>
            <ColumnFilter column={label} filter={filter} />
          </div>
        ))}
      </DisclosurePanel>
    </Disclosure>
  );
}
