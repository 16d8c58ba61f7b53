import { memo } from 'react';
import { messages } from '../../messages/collections.ts';
import { BarSelect } from '../BarSelect/BarSelect.tsx';
import { defaultPageSizes, pageSizeChoices } from '../Pagination/pageRules.ts';
import * as styles from './PageSizeSelect.css.ts';

export interface PageSizeSelectProps {
  /** How many rows a page has now. Offered too when it is not among the options. */
  value: number;
  /** Another size was chosen. The caller decides the page, usually by `pageOfFirstRow`. */
  onChange: (pageSize: number) => void;
  /** The sizes to choose from, such as `contentPageSizes` (25 and 50). @default [10, 20, 30, 40, 50] */
  options?: readonly number[];
  /** What is counted. @default 'Rows per page' */
  label?: string;
  /** Nothing can be chosen. @default false */
  isDisabled?: boolean;
}

const numbers = new Intl.NumberFormat();

/** How many rows a page has. `Pagination` shows it with `onPageSizeChange`. */
export const PageSizeSelect = memo(function PageSizeSelect({
  value,
  onChange,
  options = defaultPageSizes,
  label = messages.pagination.pageSize,
  isDisabled = false,
}: PageSizeSelectProps) {
  return (
    <div className={styles.root}>
      <span aria-hidden className={styles.label}>
        {label}
      </span>
      <div className={styles.select}>
        <BarSelect
          label={label}
          size="small"
          isDisabled={isDisabled}
          value={String(value)}
          choices={pageSizeChoices(options, value).map((size) => ({ id: String(size), label: numbers.format(size) }))}
          onChange={(size) => {
            if (size !== null && Number(size) !== value) onChange(Number(size));
          }}
        />
      </div>
    </div>
  );
});
