import Columns3 from 'lucide-react/icons/columns-3';
import { memo, Suspense } from 'react';
import { useIsItsTurn } from '../../effects/useIsItsTurn.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { lazyPart } from '../../feedback/lazyParts/lazyPart.tsx';
import { messages } from '../../messages/collections.ts';
import { isSameFilter } from './head/filterRules.ts';
import type { ColumnFilterProps } from './head/ColumnFilter.tsx';
import type { ColumnMenuProps } from './toolbar/ColumnMenu.tsx';
import * as styles from './partsOnDemand.css.ts';
import type { SortAndFilterProps } from './head/SortAndFilter.tsx';

/*
 * Lists, menus and their windows are more than a third of a table's code, and many tables have none of them. They are
 * fetched when such a table is shown; until then a placeholder reserves their space.
 */
const roomOfFilter = <div className={styles.roomOfFilter} />;
const roomOfTrigger = <div className={styles.roomOfTrigger} />;
const waitingMenu = (
  <Button size="small" variant="outline" tone="neutral" icon={<Columns3 aria-hidden />} isDisabled>
    {messages.dataTable.columns}
  </Button>
);
const LoadedFilter = lazyPart(async () => (await import('./head/ColumnFilter.tsx')).ColumnFilter, { instead: () => roomOfFilter });
const LoadedMenu = lazyPart<ColumnMenuProps<unknown>>(async () => (await import('./toolbar/ColumnMenu.tsx')).ColumnMenu, { instead: () => waitingMenu });
const LoadedSortAndFilter = lazyPart<SortAndFilterProps<unknown>>(async () => (await import('./head/SortAndFilter.tsx')).SortAndFilter, { instead: () => roomOfTrigger });

/**
 * `ColumnFilter`, fetched on demand. Memoized by what the filter consists of, because callers make a new object at each render: a sort, a
 * selection or typing in one filter doesn't re-render the others.
 */
export const ColumnFilter = memo(
  function ColumnFilter(props: ColumnFilterProps) {
    // After the rows: they are what is waited for, and even a request for code takes time.
    const isItsTurn = useIsItsTurn();
    if (!isItsTurn) return roomOfFilter;
    return (
      <Suspense fallback={roomOfFilter}>
        <LoadedFilter {...props} />
      </Suspense>
    );
  },
  (before, now) => before.column === now.column && isSameFilter(before.filter, now.filter),
);

/** `ColumnMenu`, fetched on demand. */
export function ColumnMenu<Row>(props: ColumnMenuProps<Row>) {
  return (
    <Suspense fallback={waitingMenu}>
      <LoadedMenu {...(props as ColumnMenuProps<unknown>)} />
    </Suspense>
  );
}

/** `SortAndFilter`, fetched on demand. */
export function SortAndFilter<Row>(props: SortAndFilterProps<Row>) {
  return (
    <Suspense fallback={roomOfTrigger}>
      <LoadedSortAndFilter {...(props as SortAndFilterProps<unknown>)} />
    </Suspense>
  );
}
