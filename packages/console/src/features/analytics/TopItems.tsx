import { Skeleton } from '@noticeboard/design-system';
import { lazy, Suspense } from 'react';
import { describeError } from '../../api/describeError.ts';
import { useRead } from '../../api/useRead.ts';
import { analyticsMessages } from '../../messages/analytics.ts';
import { useActingAs } from '../../session/useAccess.ts';
import { topListSize } from '../../shared/limits.ts';
import type { AnalyticsState } from './analyticsState.ts';
import { topEntries } from './topEntries.tsx';

const TopList = lazy(async () => ({ default: (await import('@noticeboard/design-system/charts')).TopList }));

const paths = {
  viewed: '/api/management/analytics/content-items/most-viewed/by-date/{from}/{to}',
  commented: '/api/management/analytics/content-items/most-commented/by-date/{from}/{to}',
  liked: '/api/management/analytics/content-items/most-liked/by-date/{from}/{to}',
} as const;

/** A ranking of content items: the ten that most happened to in the range (API-107 to API-109, LIM-29). */
export function TopItems({ of, range }: { of: keyof typeof paths; range: AnalyticsState['range'] }) {
  const actingAs = useActingAs();
  const { data, error, isLoading, retry } = useRead(paths[of], { path: { from: range.from, to: range.to }, query: { top: topListSize } });
  return (
    <Suspense fallback={<Skeleton shape="block" height="23rem" />}>
      <TopList
        {...analyticsMessages.topItems[of]}
        entries={topEntries(data)}
        limit={topListSize}
        isLoading={isLoading}
        error={error === undefined || data !== undefined ? null : describeError(error, { actingAs }).detail}
        onRetry={retry}
      />
    </Suspense>
  );
}
