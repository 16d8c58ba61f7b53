import { Alert, Button, FullScreenPage, Spinner, useSynchronized } from '@noticeboard/design-system';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { useIsSlow } from '../ground/useIsSlow.ts';
import { paths } from '../ground/paths.ts';
import { UnreachablePage } from './UnreachablePage.tsx';
import { Waiting } from '../ground/Waiting.tsx';
import { messages } from '../messages/en.ts';
import { useConsoleSession, useSessionState, useWorkspaceState } from './ConsoleSessionContext.tsx';
import { redirectTarget } from './redirectTarget.ts';
import { RoleChoices } from './RoleChoices.tsx';
import { WorkspaceFailed } from './WorkspaceFailed.tsx';
import { SlowWorkspace, WorkspaceLoading } from './WorkspaceLoading.tsx';
import type { Choosing, WorkspaceState } from './workspace/workspaceTypes.ts';

const texts = messages.selectRole;

/** Choice of tenant, then role (core §2). A single tenant or role never gets here: it is chosen automatically. */
export function SelectRolePage() {
  const { session, workspace, configuration } = useConsoleSession();
  const sessionState = useSessionState();
  const state = useWorkspaceState();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const asked = query.get(configuration.redirectParameter);
  const target = redirectTarget(asked) ?? paths.dashboard;

  const isSlow = useIsSlow(state.status === 'choosing' && state.isLoading === true);
  const isToSignIn = sessionState.status === 'signed-out' && sessionState.reason === 'none';
  useSynchronized(isToSignIn ? target : undefined, session.signIn);

  if (sessionState.status === 'unreachable') return <UnreachablePage />;
  if (sessionState.status === 'signed-out' && !isToSignIn) return <Navigate to={paths.home} replace />;
  if (sessionState.status !== 'signed-in') return <Waiting />;
  if (isSlow) return <SlowWorkspace />;
  if (state.status === 'loading') return <WorkspaceLoading />;
  if (state.status === 'failed') return <WorkspaceFailed />;
  if (state.status === 'ready' && (asked !== null || !hasChoice(state))) return <Navigate to={target} replace />;

  async function chooseTenant(tenantId: string) {
    await workspace.chooseTenant(tenantId);
    if (workspace.state.read().status === 'ready') void navigate(target, { replace: true });
  }

  function chooseRole(roleId: string) {
    if (workspace.chooseRole(roleId)) void navigate(target, { replace: true });
  }

  const choice: Choosing = state.status === 'ready' ? state.workspace : state.choice;
  // With several tenants another may be chosen: the card keeps its width then.
  const isEmpty = choice.tenants.length === 0 || (choice.tenants.length === 1 && choice.profile?.roles.length === 0);
  return (
    <FullScreenPage
      title={texts.title}
      size={isEmpty ? 'small' : 'medium'}
      description={whatToChoose(choice)}
      footer={
        <Button tone="neutral" variant="quiet" onPress={() => void session.signOut()}>
          {texts.signOut}
        </Button>
      }
    >
      {state.status === 'choosing' && state.notice !== null && (
        <Alert tone="warning" title={texts.accessChanged} isAnnounced>
          {texts.accessChangedText}
        </Alert>
      )}
      <RoleChoices choice={choice} onTenantChoice={(tenantId) => void chooseTenant(tenantId)} onRoleChoice={chooseRole} />
      {state.status === 'choosing' && state.isLoading && <Spinner />}
      {isEmpty && (
        <Button isFullWidth size="large" onPress={() => void workspace.load()}>
          {texts.retry}
        </Button>
      )}
    </FullScreenPage>
  );
}

/** The next choice to make; undefined if there is none, which `RoleChoices` reports. */
function whatToChoose({ tenants, tenant, profile }: Choosing): string | undefined {
  if (tenant === null || profile?.roles.length === 0) return tenants.length > 1 ? texts.chooseTenant : undefined;
  return texts.chooseRole(tenant.name);
}

function hasChoice({ workspace }: Extract<WorkspaceState, { status: 'ready' }>): boolean {
  return workspace.tenants.length > 1 || workspace.profile.roles.length > 1;
}
