import { use, useMemo, useState } from 'react';
import { Announcement } from '../../feedback/announcement/Announcement.tsx';
import { messages } from '../../messages/collections.ts';
import { DataTable } from '../DataTable/DataTable.tsx';
import type { DataTableFilter } from '../DataTable/dataTableTypes.ts';
import { TableLayoutContext } from '../DataTable/layout/TableLayoutContext.ts';
import { Pagination } from '../Pagination/Pagination.tsx';
import { clampPage } from '../Pagination/pageRules.ts';
import * as styles from './ListCard.css.ts';
import { hasListFilters, ListFilters } from './ListFilters.tsx';
import type { ListCardProps, ListPaging } from './listCardTypes.ts';

/** A list is a table from this width on, in rem: what a laptop of 1024 pixels has beside the navigation. Below it is cards. */
const narrowestList = 43;

/**
 * A list in its card: one bar with search and filters, the table, and its pages at the foot, where the bar of selected rows takes
 * their place. The page around it has the list's title, or with `hasTitle` the card itself. Other props: `DataTable`.
 */
export function ListCard<Row>({ search, filters, isFiltered, onClearFilters, countOfAll, isCountPartial, paging, load, hasTitle = false, ...table }: ListCardProps<Row>) {
  const byId = useMemo(() => Object.fromEntries((filters ?? []).map((filter): [string, DataTableFilter] => [filter.id, filter])), [filters]);
  // Until rows have loaded their end is unknown: controls at the foot would move.
  const [isFootSteady, setFootSteady] = useState(false);
  if (!isFootSteady && paging !== undefined && paging.totalCount !== null) setFootSteady(true);
  const inBar = { search, filters, isFiltered, onClearFilters, countOfAll, isCountPartial, paging };
  // A bar with only the page size would be an empty band above the table.
  const hasBar = hasListFilters(inBar);
  // The card says in its middle that there is nothing: a foot would only repeat that.
  const hasNoPages = paging?.totalCount === 0 && table.rows.length === 0;
  // An invisible foot below a failure would be an empty band.
  const hasFoot = !hasNoPages && !(load?.error && table.rows.length === 0);
  // A page past the end of the list: the caller requests the last one, and 'nothing here' would be wrong until it has loaded.
  const page = paging && clampPage(paging.page, paging.totalCount ?? 0, paging.pageSize);
  const isBetweenPages = paging !== undefined && table.rows.length === 0 && (paging.totalCount ?? 0) > 0 && (load?.isRefreshing === true || page !== paging.page);
  return (
    <>
      {hasNoPages && <Announcement>{messages.pagination.none}</Announcement>}
      <DataTable
        narrowestTable={narrowestList}
        {...table}
        isLabelHidden={!hasTitle}
        filtering={{ filters: byId }}
        bar={hasBar && <ListFilters {...inBar} />}
        load={{ ...(paging && { skeletonRowCount: paging.pageSize }), ...load, ...(isBetweenPages && { isLoading: true }) }}
        {...(paging && {
          page: { totalCount: paging.totalCount ?? 0, offset: (page! - 1) * paging.pageSize },
          foot: hasFoot && (
            <div className={styles.foot({ isSteady: isFootSteady })}>
              <Pages paging={paging} hasBar={hasBar} />
            </div>
          ),
        })}
      />
    </>
  );
}

/** The pages, with their size where that is not in the bar. */
function Pages({ paging, hasBar }: { paging: ListPaging; hasBar: boolean }) {
  const isSizeHere = !hasBar || use(TableLayoutContext) === 'cards';
  return (
    <Pagination
      label={paging.label}
      page={paging.page}
      pageSize={paging.pageSize}
      totalCount={paging.totalCount}
      isDisabled={paging.isDisabled ?? false}
      onPageChange={paging.onPageChange}
      {...(isSizeHere && { onPageSizeChange: paging.onPageSizeChange, pageSizeOptions: paging.pageSizeOptions })}
    />
  );
}
