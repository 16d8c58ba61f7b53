import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { messages } from '../../../messages/collections.ts';
import { leadingRoom, leadingWidth } from '../layout/columnRules.ts';
import { hiddenText } from '../DataTable.css.ts';
import { ColumnFilter } from '../partsOnDemand.tsx';
import type { DataTableColumn, DataTableFilter, SortDirection } from '../dataTableTypes.ts';
import * as styles from './TableHead.css.ts';
import { PageCheckbox } from '../selection/SelectionCheckbox.tsx';
import type { PageSelection } from '../selection/selectionRules.ts';

/** A column as the head shows it. */
export interface HeadColumn<Row> {
  column: DataTableColumn<Row>;
  /** `null` while the rows are not sorted by it. */
  direction: SortDirection | null;
  /** Absent where the column can't be sorted. */
  onSort: (() => void) | undefined;
}

interface TableHeadProps<Row> {
  /** The shown columns, in order. */
  columns: readonly HeadColumn<Row>[];
  /** Filters by the id of their column. */
  filters: Readonly<Record<string, DataTableFilter>>;
  /** Absent without a checkbox column. */
  selection: { state: PageSelection; onToggle: () => void; isDisabled: boolean } | undefined;
  /** Whether there is a column for the buttons that expand rows. */
  isExpandable: boolean;
  /** Whether the first column stays in sight while the others scroll sideways. */
  isFirstColumnSticky: boolean;
  /** Whether there is a column for the actions of rows. */
  hasActions: boolean;
  /** `aria-rowindex`, when not all rows are in the document. */
  rowIndex: number | undefined;
}

function SortButton<Row>({ column, direction, onSort }: HeadColumn<Row>) {
  if (onSort === undefined) return <span className={styles.headText}>{column.header}</span>;
  const Icon = direction === null ? ChevronsUpDown : direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <button
      type="button"
      className={styles.sortButton}
      data-sorted={direction ?? undefined}
      data-unsorted={direction === null || undefined}
      onClick={onSort}
    >
      <span className={styles.headText}>{column.header}</span>
      <Icon aria-hidden className={styles.sortIcon} />
    </button>
  );
}

/** The head: names, sort buttons and filters. */
export function TableHead<Row>({ columns, filters, selection, hasActions, rowIndex, isExpandable, isFirstColumnSticky: isSticky }: TableHeadProps<Row>) {
  const hasFilters = Object.keys(filters).length > 0;
  return (
    <thead>
      <tr aria-rowindex={rowIndex}>
        {selection && (
          <td className={styles.headCell({ align: 'center', hasFilters, isSticky })}>
            <div className={styles.headLine} style={{ justifyContent: 'center' }}>
              <PageCheckbox {...selection} />
            </div>
          </td>
        )}
        {isExpandable && (
          <td
            className={styles.headCell({ align: 'center', hasFilters, isSticky })}
            style={isSticky && selection ? { insetInlineStart: leadingWidth } : undefined}
          >
            <span className={hiddenText}>{messages.dataTable.expandColumn}</span>
          </td>
        )}
        {columns.map((head, place) => {
          const { column } = head;
          const isStuck = isSticky && place === 0;
          const filter = filters[column.id];
          return (
            <th
              key={column.id}
              scope="col"
              className={styles.headCell({ align: column.align ?? 'start', hasFilters, isSticky: isStuck, isLastSticky: isStuck })}
              style={isStuck ? { insetInlineStart: leadingRoom(Number(selection !== undefined) + Number(isExpandable)) } : undefined}
              aria-sort={head.onSort ? (head.direction ?? 'none') : undefined}
              title={column.header}
              // Screen readers repeat it with every cell, so it leaves out the filter.
              aria-label={column.header}
            >
              <div className={styles.headLine} style={column.align === 'end' ? { justifyContent: 'end' } : undefined}>
                <SortButton {...head} />
              </div>
              {filter && <ColumnFilter column={column.header} filter={filter} />}
            </th>
          );
        })}
        {hasActions && (
          <th scope="col" className={styles.headCell({ align: 'end', hasFilters })}>
            <div className={styles.headLine} style={{ justifyContent: 'end' }}>
              {messages.dataTable.actions}
            </div>
          </th>
        )}
      </tr>
    </thead>
  );
}
