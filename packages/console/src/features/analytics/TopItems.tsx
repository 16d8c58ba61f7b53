import { CardSkeleton, lazyPart } from '@noticeboard/design-system';
import { Suspense } from 'react';
import { describeError } from '../../ground/describeError.ts';
import { useRead } from '../../api/useRead.ts';
import { analyticsMessages } from '../../messages/analytics.ts';
import { useActingAs } from '../../access/useAccess.ts';
import { searchPageSize, topListSize } from '../../ground/limits.ts';
import { type Days, periodBefore } from './rangeDays.ts';
import { countsBefore, topEntries } from './topEntries.tsx';

const TopList = lazyPart(async () => (await import('@noticeboard/design-system/charts')).TopList);

const paths = {
  viewed: '/api/management/analytics/content-items/most-viewed/by-date/{from}/{to}',
  commented: '/api/management/analytics/content-items/most-commented/by-date/{from}/{to}',
  liked: '/api/management/analytics/content-items/most-liked/by-date/{from}/{to}',
} as const;

interface TopItemsProps {
  /** What the items are ranked by. */
  of: keyof typeof paths;
  /** The days that are counted, both ends included. */
  range: Days;
  /** Whether each entry shows its count in the period before. */
  isCompared: boolean;
}

/** A ranking of content items: the top ten of the range (API-107 to API-109, LIM-29). */
export function TopItems({ of, range, isCompared }: TopItemsProps) {
  const actingAs = useActingAs();
  const asked = ({ from, to }: Days, top: number) => ({ path: { from, to }, query: { top } });
  const { data, error, isLoading, retry } = useRead(paths[of], asked(range, topListSize));
  // More than ten, since an item that ranks high now may have ranked low before.
  const before = useRead(isCompared ? paths[of] : null, asked(periodBefore(range), searchPageSize));
  return (
    <Suspense fallback={<CardSkeleton lines={5} />}>
      <TopList
        {...analyticsMessages.topItems[of]}
        entries={topEntries(data, isCompared ? countsBefore(before.data, searchPageSize) : undefined)}
        limit={topListSize}
        isLoading={isLoading}
        error={error === undefined || data !== undefined ? null : describeError(error, { actingAs }).detail}
        onRetry={retry}
      />
    </Suspense>
  );
}
