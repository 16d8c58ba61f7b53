import X from 'lucide-react/icons/x';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Button, ListBox, ListBoxItem, Popover, Select, SelectValue } from 'react-aria-components/Select';
import { messages } from '../../messages/en.ts';
import * as styles from './ColumnFilter.css.ts';
import type { DataTableFilterOption } from './dataTableTypes.ts';

interface ChoiceFilterProps {
  /** The column's name. */
  column: string;
  /** What is chosen here; `null` for nothing. */
  value: string | null;
  onChange: (value: string | null) => void;
  options: readonly DataTableFilterOption[];
  placeholder?: string;
  /** Accessible name. @default 'Filter by {column}' */
  label?: string;
  /** Whether a chosen value can be cleared by its own button. @default true */
  isClearable?: boolean;
}

/** A dropdown in a column's head, with a button that clears it. */
export function ChoiceFilter({
  column,
  value,
  onChange,
  options,
  placeholder = messages.dataTable.filterAll,
  label = messages.dataTable.filterBy(column),
  isClearable = true,
}: ChoiceFilterProps) {
  return (
    <div className={styles.field}>
      <Select
        aria-label={label}
        className={styles.select}
        value={value}
        placeholder={placeholder}
        onChange={(key) => onChange(key === null ? null : String(key))}
      >
        <Button className={styles.trigger} data-active={(isClearable && value !== null) || undefined}>
          <SelectValue className={styles.chosen} />
          <ChevronDown aria-hidden className={styles.chevron} />
        </Button>
        <Popover className={styles.popover} placement="bottom start">
          <ListBox className={styles.list} items={options}>
            {(option) => (
              <ListBoxItem id={option.id} textValue={option.label} className={styles.option}>
                {option.icon}
                <span className={styles.optionLabel}>{option.label}</span>
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </Select>
      {isClearable && value !== null && (
        <Button
          slot={null}
          className={styles.clear}
          aria-label={messages.dataTable.clearFilter(column)}
          onPress={() => onChange(null)}
        >
          <X aria-hidden className={styles.clearIcon} />
        </Button>
      )}
    </div>
  );
}
