import { ChartSkeleton, Grid, NumberField, Stack } from '@noticeboard/design-system';
import { useCallback } from 'react';
import { WidgetBoundary } from '../../shared/WidgetBoundary.tsx';
import { analyticsMessages } from '../../messages/analytics.ts';
import { longestRangeDays } from '../../ground/limits.ts';
import { ActiveUsersChart } from './ActiveUsersChart.tsx';
import { ActivityFigures } from './ActivityFigures.tsx';
import { ActivitySnapshot } from './ActivitySnapshot.tsx';
import { AnalyticsFilters } from './AnalyticsFilters.tsx';
import { type AnalyticsState, changed } from './analyticsState.ts';
import { AnalyticsTitle } from './AnalyticsTitle.tsx';
import * as styles from './filters.css.ts';
import { NodeFilter } from './NodeFilter.tsx';
import { snapshotQuestion } from './snapshotQuestion.ts';
import { useAnalyticsNodes } from './useAnalyticsNodes.ts';
import { useAnalyticsState } from './useAnalyticsState.ts';
import { useCountedNode } from './useCountedNode.ts';
import { WithinLimit } from './WithinLimit.tsx';

const most = { minimumActivity: 999, minimumDays: 366 } as const;

/** Who was active, day by day and person by person (core §2 Analytics, decisions-core O70, O72). */
export function UserActivityPage() {
  const address = useAnalyticsState();
  const { state, setState } = address;
  const nodes = useAnalyticsNodes();
  const dropNode = useCallback(() => setState((newest) => changed(newest, { nodeId: null }), { isStep: false }), [setState]);
  const nodeId = useCountedNode(state.nodeId, nodes, dropNode);
  const setCount = (name: keyof typeof most) => (count: number) => {
    // An emptied field reports no number: the former one stays in effect.
    if (Number.isSafeInteger(count)) setState((newest) => changed(newest, { [name]: count } satisfies Partial<AnalyticsState>));
  };
  const turnActive = useCallback((activePage: number, options?: { isStep: boolean }) => setState((newest) => ({ ...newest, activePage }), options), [setState]);
  const turnInactive = useCallback((inactivePage: number, options?: { isStep: boolean }) => setState((newest) => ({ ...newest, inactivePage }), options), [setState]);
  const filters = (
    <AnalyticsFilters {...address}>
      <div className={styles.filter}>
        <NodeFilter nodes={nodes} nodeId={state.nodeId} onChange={(next) => setState((newest) => changed(newest, { nodeId: next }))} />
      </div>
      <div className={styles.number}>
        <NumberField label={analyticsMessages.minimumActivity} unit={analyticsMessages.activities} minValue={1} maxValue={most.minimumActivity} value={state.minimumActivity} onChange={setCount('minimumActivity')} />
      </div>
      <div className={styles.number}>
        <NumberField label={analyticsMessages.minimumDays} unit={analyticsMessages.days} minValue={1} maxValue={most.minimumDays} value={state.minimumDays} onChange={setCount('minimumDays')} />
      </div>
    </AnalyticsFilters>
  );
  if (nodeId === undefined) {
    return (
      <Stack gap="large">
        <AnalyticsTitle page="analyticsUserActivity" />
        {filters}
        <ChartSkeleton />
      </Stack>
    );
  }
  return (
    <Stack gap="large">
      <AnalyticsTitle page="analyticsUserActivity" />
      {filters}
      <WithinLimit range={state.range} maximumDays={longestRangeDays}>
        {state.isCompared && (
          <WidgetBoundary>
            <ActivityFigures state={state} nodeId={nodeId} />
          </WidgetBoundary>
        )}
        <WidgetBoundary>
          <ActiveUsersChart state={state} nodeId={nodeId} />
        </WidgetBoundary>
        <Grid columns="large">
          <WidgetBoundary>
            <ActivitySnapshot question={snapshotQuestion('active', state, nodeId)} page={state.activePage} onPageChange={turnActive} />
          </WidgetBoundary>
          <WidgetBoundary>
            <ActivitySnapshot question={snapshotQuestion('inactive', state, nodeId)} page={state.inactivePage} onPageChange={turnInactive} />
          </WidgetBoundary>
        </Grid>
      </WithinLimit>
    </Stack>
  );
}
