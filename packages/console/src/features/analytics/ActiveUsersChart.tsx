import { useRead } from '../../api/useRead.ts';
import { analyticsMessages } from '../../messages/analytics.ts';
import type { AnalyticsState } from './analyticsState.ts';
import { DayChart } from './DayChart.tsx';
import { activityOfDay } from './personReads.ts';
import { type Days, periodBefore } from './rangeDays.ts';

const texts = analyticsMessages.activeUsers;
const counts = [{ id: 'active', name: texts.title, of: activityOfDay }];
const path = '/api/management/analytics/organization-nodes/{nodeId}/users/active/by-date/{from}/{to}';

/** How many users of a node were active on each day (API-096, API-097). */
export function ActiveUsersChart({ state, nodeId }: { state: AnalyticsState; nodeId: string }) {
  const { range, minimumActivity, minimumDays, isCompared } = state;
  const asked = ({ from, to }: Days) => ({ path: { nodeId, from, to }, query: { activityThreshold: minimumActivity, daysThreshold: minimumDays } });
  const now = useRead(path, asked(range));
  const before = useRead(isCompared ? path : null, asked(periodBefore(range)));
  return <DayChart {...texts} range={range} counts={counts} reads={{ now, before: isCompared ? before : null }} />;
}
