import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { memo } from 'react';
import { Announcement } from '../../feedback/announcement/Announcement.tsx';
import { messages } from '../../messages/collections.ts';
import { PageSizeSelect } from '../PageSizeSelect/PageSizeSelect.tsx';
import { clampPage, defaultPageSizes, isPageInRange, lastPage, pageRange } from './pageRules.ts';
import * as styles from './Pagination.css.ts';
import type { PaginationProps } from './paginationTypes.ts';
import { paginationWindow } from './paginationWindow.ts';

const numbers = new Intl.NumberFormat();

/**
 * The pages of a list: previous, next, first, last and three pages each side of the current one
 * (core §4). When the total shrinks below the current page it shows the last one; the caller requests
 * that page with `clampPage`. On narrow screens 'Page 3 of 12' replaces the numbers; where all rows fit, only their
 * count is shown. Memoized: with stable functions it is
 * not re-rendered at each letter typed beside it.
 */
export const Pagination = memo(function Pagination(props: PaginationProps) {
  const { label, onPageChange, onPageSizeChange, pageSize = 20 } = props;
  const isKnown = props.totalCount !== null;
  const isDisabled = !isKnown || (props.isDisabled ?? false);
  // Until the total is known, the requested page counts as the last one.
  const totalCount = props.totalCount ?? clampPage(props.page, Number.MAX_SAFE_INTEGER, pageSize) * pageSize;
  const pageCount = lastPage(totalCount, pageSize);
  const page = clampPage(props.page, totalCount, pageSize);
  const range = pageRange(page, totalCount, pageSize);
  const sizes = props.pageSizeOptions ?? defaultPageSizes;
  // Everything fits: there is no other page, and no size that would show less.
  const isSteppable = !isKnown || pageCount > 1;
  const isSizeOffered = onPageSizeChange !== undefined && (isSteppable || totalCount > Math.min(...sizes));

  const words = !isKnown ? '' : range ? messages.pagination.range(numbers.format(range.first), numbers.format(range.last), numbers.format(totalCount)) : messages.pagination.none;

  const go = (next: number) => {
    if (!isDisabled && next !== props.page && isPageInRange(next, totalCount, pageSize)) onPageChange(next);
  };
  // Refused, but focusable: pressing Next up to the last page must not lose the focus.
  const step = (next: number, name: string, Icon: typeof ChevronLeft) => (
    <button
      type="button"
      className={styles.button}
      aria-label={name}
      aria-disabled={isDisabled || !isPageInRange(next, totalCount, pageSize) || undefined}
      onClick={() => go(next)}
    >
      <Icon aria-hidden className={styles.icon} />
    </button>
  );
  return (
    <nav aria-label={label} className={styles.root}>
      <div className={styles.bar}>
        <p className={styles.range}>{words === '' ? '\u00A0' : words}</p>
        <Announcement>{words}</Announcement>
        {isSizeOffered && <PageSizeSelect value={pageSize} onChange={onPageSizeChange} options={sizes} />}
        {isSteppable && (
          <div className={styles.steps}>
            {step(page - 1, messages.pagination.previous, ChevronLeft)}
            <ul className={styles.pages}>
              {paginationWindow(page, pageCount).map((entry) => (
                <li key={entry}>
                  {typeof entry === 'number' ? (
                    <button
                      type="button"
                      className={styles.button}
                      aria-label={messages.pagination.page(entry)}
                      aria-current={entry === page ? 'page' : undefined}
                      aria-disabled={isDisabled || undefined}
                      onClick={() => go(entry)}
                    >
                      {numbers.format(entry)}
                    </button>
                  ) : (
                    <span aria-hidden className={styles.gap}>
                      …
                    </span>
                  )}
                </li>
              ))}
            </ul>
            <span className={styles.compact}>{messages.pagination.pageOf(numbers.format(page), numbers.format(pageCount))}</span>
            {step(page + 1, messages.pagination.next, ChevronRight)}
          </div>
        )}
      </div>
    </nav>
  );
});
