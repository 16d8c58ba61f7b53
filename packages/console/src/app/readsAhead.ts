import { createReadsAhead, keepReadsAhead, type ReadsAhead } from '../api/readsAhead.ts';
import { readDashboardAhead } from '../features/dashboard/readDashboardAhead.ts';
import { readItemsAhead } from '../features/published-content/readItemsAhead.ts';
import { paths } from '../ground/paths.ts';
import type { ConsoleSession } from '../session/consoleSession.ts';
import type { RoleTypeName, WorkspaceState } from '../session/workspace/workspaceTypes.ts';

const ofPages: Readonly<Record<string, (ask: ReadsAhead['ask'], search: string, roleType: RoleTypeName) => void>> = {
  [paths.dashboard]: readDashboardAhead,
  [paths.publishedContent]: readItemsAhead,
};

/** What the frame around every page asks for. */
const ofFrame = ['/api/management/content-instances', '/api/types/content', '/api/users/me/support-channels'] as const;

/**
 * Lets a page's own reads leave with the first token, under the tenant and role that were chosen last, while the host is asked
 * whether they are still there (ADR 0106). When another one is shown, what was asked is dropped, and nothing more is.
 */
export function readAhead(consoleSession: ConsoleSession, address: URL): void {
  const { session, workspace } = consoleSession;
  const begin = () => {
    const state = session.state.read();
    if (state.status !== 'signed-in') return;
    stop();
    const choice = consoleSession.rememberedChoice();
    // Staff have no page that reads, and the choice of a role is made under none.
    if (choice?.roleId == null || choice.roleType === undefined || choice.roleType === 'Staff' || address.pathname === paths.selectRole) return;
    const scope = { subject: state.user.subject, tenantId: choice.tenantId, roleId: choice.roleId };
    const isWanted = () => session.state.read().status === 'signed-in' && isOpen(workspace.state.read(), scope);
    if (!isWanted()) return;
    const ahead = createReadsAhead(scope, consoleSession.clientFor(scope));
    keepReadsAhead(consoleSession, ahead);
    const look = () => {
      if (isWanted()) return;
      for (const end of follow) end();
      ahead.end();
      keepReadsAhead(consoleSession, undefined);
    };
    const follow = [session.state.subscribe(look), workspace.state.subscribe(look)];
    const page = address.pathname === paths.loginCallback ? new URL(session.returnPath() ?? paths.dashboard, address) : address;
    ofPages[page.pathname]?.(ahead.ask, page.search, choice.roleType);
    for (const path of ofFrame) ahead.ask(path).catch(() => undefined);
  };
  const stop = session.state.subscribe(begin);
  begin();
}

/** Nothing is known to the contrary. */
function isOpen(state: WorkspaceState, scope: { tenantId: string; roleId: string }): boolean {
  if (state.status !== 'ready') return state.status === 'loading';
  return state.workspace.tenant.id === scope.tenantId && state.workspace.role.id === scope.roleId;
}
