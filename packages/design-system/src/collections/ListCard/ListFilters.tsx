import { memo, type RefObject, use, useId, useRef } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { useShortcut } from '../../actions/useShortcut.ts';
import { SearchField } from '../../fields/SearchField/SearchField.tsx';
import { messages } from '../../messages/collections.ts';
import { BarSelect } from '../BarSelect/BarSelect.tsx';
import { isSameFilter } from '../DataTable/head/filterRules.ts';
import { TableLayoutContext } from '../DataTable/layout/TableLayoutContext.ts';
import { PageSizeSelect } from '../PageSizeSelect/PageSizeSelect.tsx';
import { defaultPageSizes } from '../Pagination/pageRules.ts';
import * as styles from './ListCard.css.ts';
import type { ListCardProps, ListFilter, ListSearch } from './listCardTypes.ts';

type ListFiltersProps = Pick<ListCardProps<never>, 'search' | 'filters' | 'isFiltered' | 'onClearFilters' | 'countOfAll' | 'isCountPartial' | 'paging'>;

const noFilters: readonly ListFilter[] = [];

/** Whether the number of rows of a page can be chosen: a list that fits on one page doesn't need it. */
function offersPageSizes({ countOfAll, paging }: Pick<ListFiltersProps, 'countOfAll' | 'paging'>): boolean {
  return paging?.onPageSizeChange !== undefined && (countOfAll ?? paging.totalCount ?? 0) > Math.min(...(paging.pageSizeOptions ?? defaultPageSizes));
}

/** Whether there is anything in the bar. */
export const hasListFilters = ({ search, filters = noFilters, isFiltered = false }: ListFiltersProps): boolean => search !== undefined || filters.length > 0 || isFiltered;

/** The one bar of a list: search, filters, the number of results, and the page size. Nothing in it moves when a filter is set. */
export function ListFilters({ search, filters = noFilters, isFiltered = false, onClearFilters, countOfAll, isCountPartial = false, paging }: ListFiltersProps) {
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const hasKey = search?.hasKey ?? true;
  useShortcut(
    '/',
    () => {
      input.current?.focus();
      input.current?.select();
    },
    search !== undefined && hasKey,
  );
  const sizes = paging?.pageSizeOptions ?? defaultPageSizes;
  const shown = paging?.totalCount ?? null;
  // Above cards, where it would have a line by itself that comes with the rows, it is at the foot.
  const isSizeOffered = use(TableLayoutContext) === 'table' && offersPageSizes({ countOfAll, paging });
  return (
    <div className={styles.root}>
      <div ref={bar} role="group" aria-label={messages.filterBar.label} className={styles.bar}>
        {search !== undefined && (
          <div className={styles.search}>
            <BarSearch
              label={search.label}
              placeholder={search.placeholder}
              inputRef={input}
              value={search.value}
              onChange={search.onChange}
              hintId={search.description === undefined ? undefined : hintId}
            />
            {hasKey && (
              <kbd aria-hidden className={styles.key}>
                /
              </kbd>
            )}
            {search.description !== undefined && (
              <span id={hintId} className={styles.hint}>
                {search.description}
              </span>
            )}
          </div>
        )}
        {filters.map((filter) => (
          <div key={filter.id} className={styles.filter}>
            <BarFilter filter={filter} />
          </div>
        ))}
        {isFiltered && (
          <Button
            variant="quiet"
            onPress={() => {
              // The button is removed with the filters; focus stays in the bar.
              (input.current ?? bar.current?.querySelector('button'))?.focus();
              onClearFilters?.();
            }}
          >
            {messages.filterBar.clear}
          </Button>
        )}
        <div className={styles.end}>
          {isFiltered && !isCountPartial && shown !== null && (
            <span className={styles.count}>{countOfAll === undefined ? messages.filterBar.results(shown) : messages.filterBar.resultsOf(shown, countOfAll)}</span>
          )}
          {isSizeOffered && paging?.onPageSizeChange && <PageSizeSelect value={paging.pageSize} options={sizes} onChange={paging.onPageSizeChange} />}
        </div>
      </div>
    </div>
  );
}

interface BarSearchProps extends Pick<ListSearch, 'label' | 'placeholder' | 'value' | 'onChange'> {
  /** For the shortcut, and for the focus of 'Clear Filters'. */
  inputRef: RefObject<HTMLInputElement | null>;
  /** Id of the hint below it; undefined without one. */
  hintId: string | undefined;
}

// The bar is rendered with each sort, page and response; what is in it seldom changes then.
const BarSearch = memo(function BarSearch({ label, placeholder, value, onChange, inputRef, hintId }: BarSearchProps) {
  return (
    <SearchField
      aria-label={label}
      clearLabel={messages.dataTable.clearSearch}
      placeholder={placeholder}
      inputRef={inputRef}
      value={value}
      onChange={onChange}
      {...(hintId !== undefined && { 'aria-describedby': hintId })}
    />
  );
});

const BarFilter = memo(UnmemoizedBarFilter, (before, now) => isSameFilter(before.filter, now.filter));

function UnmemoizedBarFilter({ filter }: { filter: ListFilter }) {
  if (filter.kind === 'custom') return filter.control;
  if (filter.kind === 'text') return <SearchField aria-label={messages.dataTable.filterBy(filter.label)} placeholder={filter.label} value={filter.value} onChange={filter.onChange} />;
  return (
    <BarSelect
      label={messages.dataTable.filterBy(filter.label)}
      clearLabel={messages.dataTable.clearFilter(filter.label)}
      choices={filter.options}
      value={filter.value}
      onChange={filter.onChange}
      placeholder={filter.label}
    />
  );
}
