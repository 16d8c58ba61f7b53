import type { ReadsAhead } from '../../api/readsAhead.ts';
import type { RoleTypeName } from '../../session/workspace/workspaceTypes.ts';
import { activeUsersByDay, activeUsersOf } from './activeUsersOf.ts';

/** Asks for what the dashboard shows first. Which node a unit administrator's chart is of says the role alone, which is still being read. */
export function readDashboardAhead(ask: ReadsAhead['ask'], _search: string, roleType: RoleTypeName): void {
  ask('/api/management/analytics/tenant/stats').catch(() => undefined);
  if (roleType === 'SuperAdmin') readChartAhead(ask).catch(() => undefined);
}

async function readChartAhead(ask: ReadsAhead['ask']): Promise<void> {
  const { id } = await ask('/api/management/organization-nodes/root');
  await ask(activeUsersByDay, activeUsersOf(id, new Date()));
}
