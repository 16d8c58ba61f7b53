import { useRead } from '../../api/useRead.ts';
import { analyticsMessages } from '../../messages/analytics.ts';
import { activitySnapshotSize } from '../../ground/limits.ts';
import type { AnalyticsState } from './analyticsState.ts';
import type { PeriodFigure } from './periodFigure.ts';
import { PeriodFigures } from './PeriodFigures.tsx';
import { periodBefore } from './rangeDays.ts';
import { type SnapshotKind, snapshotQuestion } from './snapshotQuestion.ts';

/** How many users of a node were active and how many were not, beside the period before; each person counts once. */
export function ActivityFigures({ state, nodeId }: { state: AnalyticsState; nodeId: string }) {
  return <PeriodFigures figures={[useSnapshotFigure('active', state, nodeId), useSnapshotFigure('inactive', state, nodeId)]} />;
}

const path = '/api/management/analytics/organization-nodes/{nodeId}/users/{kind}/by-date/{from}/{to}/snapshot/{page}/{size}';

function useSnapshotFigure(kind: SnapshotKind, state: AnalyticsState, nodeId: string): PeriodFigure {
  // The same first page as the table requests: both share the response.
  const firstPage = ({ path: asked, query }: ReturnType<typeof snapshotQuestion>) => ({ path: { ...asked, page: 0, size: activitySnapshotSize }, query });
  const now = useRead(path, firstPage(snapshotQuestion(kind, state, nodeId)));
  const before = useRead(path, firstPage(snapshotQuestion(kind, { ...state, range: { ...state.range, ...periodBefore(state.range) } }, nodeId)));
  return {
    label: analyticsMessages.snapshot[kind].title,
    now: counted(now.data),
    before: counted(before.data),
    isLoading: now.isLoading,
    isLoadingBefore: before.isLoading,
  };
}

/** Null for a response without a total (faults N08). */
const counted = (page: { totalElementCount?: unknown } | undefined): number | null => (typeof page?.totalElementCount === 'number' ? page.totalElementCount : null);
