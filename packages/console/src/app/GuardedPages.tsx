import { useSynchronized } from '@noticeboard/design-system';
import { useDeferredValue } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { ApiScopeProvider } from '../api/ApiScopeProvider.tsx';
import { useNewsOfOtherTabs } from '../api/useNewsOfOtherTabs.ts';
import { useConsoleSession, useSessionState, useWorkspaceState, WorkspaceProvider } from '../session/ConsoleSessionContext.tsx';
import { admit } from '../session/guard.ts';
import type { SignedOutReason } from '../session/sessionState.ts';
import { WorkspaceFailed } from '../session/WorkspaceFailed.tsx';
import { WorkspaceLoading } from '../session/WorkspaceLoading.tsx';
import { highestRoleType } from '../session/workspace/roleRank.ts';
import type { WorkspaceState } from '../session/workspace/workspaceTypes.ts';
import { usePageHandle } from '../shared/pages/pageHandle.ts';
import { paths } from '../ground/paths.ts';
import { ReadsOfPages } from './ReadsOfPages.tsx';
import { UnsavedWork } from './unsaved/UnsavedWork.tsx';
import { UnreachablePage } from '../session/UnreachablePage.tsx';
import { useArrivalInScope } from '../shared/pages/useArrival.ts';
import { Waiting } from '../ground/Waiting.tsx';

export { askWithFirstToken } from './askWithFirstToken.ts';

function summary(state: WorkspaceState): Parameters<typeof admit>[0]['workspace'] {
  if (state.status !== 'ready') return { status: state.status };
  const { profile, roleTypes, tenant } = state.workspace;
  return { status: 'ready', highestRole: highestRoleType(profile, roleTypes), isChatEnabled: tenant.isChatEnabled };
}

/** Whether a user who signs in again continues where they were. */
const comesBack = (reason: SignedOutReason) => reason === 'ended' || reason === 'signed-out-unsaved';

/** Fetches the pages that follow a sign-out while there is a network: they must work without one, too (A21). */
function fetchSignInPage(): void {
  Promise.all([import('../session/SignInPage.tsx'), import('../session/SignedOutNotice.tsx')]).catch(() => undefined);
}

/**
 * The state of the choice of tenant and role. A new page is rendered in slices when the choice is made, so that
 * the browser stays responsive; every other change applies immediately.
 */
function useShownWorkspaceState(): WorkspaceState {
  const state = useWorkspaceState();
  const rendered = useDeferredValue(state);
  return state.status === 'ready' && rendered.status === 'loading' ? rendered : state;
}

function NewsOfOtherTabs() {
  useNewsOfOtherTabs();
  return null;
}

/** Renders the signed-in pages when the guard admits, each tenant and role in a cache of its own. */
export function GuardedPages() {
  const { session, configuration } = useConsoleSession();
  const sessionState = useSessionState();
  const workspaceState = useShownWorkspaceState();
  const handle = usePageHandle();
  const { pathname, search, hash } = useLocation();
  const path = pathname + search + hash;
  const admission = admit({
    session: sessionState,
    path,
    lowestRole: handle?.lowestRole,
    allowsStaff: handle?.allowsStaff,
    needsChat: handle?.needsChat,
    workspace: summary(workspaceState),
    redirectParameter: configuration.redirectParameter,
  });

  const isToSignIn = admission.kind === 'sign-in';
  const isToRemember = admission.kind === 'ended' && sessionState.status === 'signed-out' && comesBack(sessionState.reason);
  useSynchronized(isToSignIn ? path : undefined, session.signIn);
  useSynchronized(isToRemember ? path : undefined, session.rememberReturnPath);
  useSynchronized(admission.kind === 'enter' || undefined, fetchSignInPage);

  const chosen = workspaceState.status === 'ready' ? workspaceState.workspace : undefined;
  useArrivalInScope(chosen && `${chosen.tenant.id} ${chosen.role.id}`);

  if (admission.kind === 'unreachable') return <UnreachablePage />;
  if (admission.kind === 'load-failed') return <WorkspaceFailed />;
  if (admission.kind === 'go') return <Navigate to={admission.to} replace />;
  if (admission.kind === 'ended') return <Navigate to={paths.home} replace />;
  if (sessionState.status === 'signed-in' && workspaceState.status === 'loading') return <WorkspaceLoading />;
  if (admission.kind !== 'enter' || workspaceState.status !== 'ready' || sessionState.status !== 'signed-in') return <Waiting />;

  const { workspace } = workspaceState;
  const scope = { subject: sessionState.user.subject, tenantId: workspace.tenant.id, roleId: workspace.role.id };
  return (
    <WorkspaceProvider value={workspace}>
      <ApiScopeProvider key={Object.values(scope).join(' ')} scope={scope}>
        <ReadsOfPages />
        <NewsOfOtherTabs />
        <UnsavedWork scope={scope}>
          <Outlet />
        </UnsavedWork>
      </ApiScopeProvider>
    </WorkspaceProvider>
  );
}
