import { questionsOf } from '../api/questions.ts';
import { isKeyOf, type ReadPath } from '../api/readKey.ts';
import { dropReadsOfStart, openReadsOfStart } from '../api/readsOfStart.ts';
import type { ConsoleSession } from '../session/consoleSession.ts';
import type { RoleTypeName } from '../session/workspace/workspaceTypes.ts';
import { beginReads } from './beginReads.ts';
import { pagesAt } from './prefetch.ts';

/**
 * Makes the first reads of the page at the address when the user is signed in, under the tenant and role of the last time,
 * while these are being confirmed (ADR 0179). The host checks each call, and its response is shown once
 * the same tenant and role are confirmed; it is dropped if they are not.
 */
export function askWithFirstToken(consoleSession: ConsoleSession): void {
  const { state } = consoleSession.session;
  if (ask(consoleSession)) return;
  const stop = state.subscribe(() => ask(consoleSession) && stop());
}

const isOfAdministrator = (roleType: string | undefined): roleType is RoleTypeName => roleType === 'SuperAdmin' || roleType === 'OrganizationUnitAdmin';

/** @returns whether someone was signed in */
function ask({ session, workspace, clientAhead, otherTabs }: ConsoleSession): boolean {
  const now = session.state.read();
  if (now.status !== 'signed-in') return false;
  const { tenantId, roleId, roleType } = workspace.recall() ?? {};
  // Staff are shown nothing of these reads.
  if (!tenantId || !roleId || !isOfAdministrator(roleType)) return true;
  const scope = { subject: now.user.subject, tenantId, roleId };
  const reads = openReadsOfStart(scope);
  if (reads === undefined) return true;
  const asking = { questions: questionsOf(clientAhead(scope), scope), actingRole: roleType, reads, cache: new Map() };
  for (const page of pagesAt(window.location.pathname + window.location.search)) beginReads(page, asking);
  const stopHearing = otherTabs.hear((news) => {
    if (news.tenantId === tenantId) reads.giveUp((key) => isKeyOf(key, news.paths as ReadPath[]));
  });
  const stop = workspace.state.subscribe(() => {
    const chosen = workspace.state.read();
    if (chosen.status === 'loading') return;
    stop();
    stopHearing();
    const isConfirmed = chosen.status === 'ready' && chosen.workspace.tenant.id === tenantId && chosen.workspace.role.id === roleId;
    if (!isConfirmed) dropReadsOfStart();
  });
  return true;
}
