import type { ReadParameters } from '../../api/readKey.ts';
import { chartRange } from './activityDays.ts';

/** Who was active in a node, day by day. */
export const activeUsersByDay = '/api/management/analytics/organization-nodes/{nodeId}/users/active/by-date/{from}/{to}';

/** What the chart asks of it. */
export const activeUsersOf = (nodeId: string, now: Date): ReadParameters<typeof activeUsersByDay> => ({
  path: { nodeId, ...chartRange(now) },
  query: { activityThreshold: 1, daysThreshold: 1 },
});
