import { Alert, Button, FullScreenPage } from '@noticeboard/design-system';
import { useNavigate } from 'react-router';
import { paths } from '../app/paths.ts';
import { UnreachablePage } from '../app/UnreachablePage.tsx';
import { messages } from '../messages/en.ts';
import { useConsoleSession, useSessionState } from './ConsoleSessionContext.tsx';
import type { SessionState } from './sessionState.ts';

const texts = messages.signIn;

/** Home (core §2): 'Sign in', or 'Continue as {name}' when the provider still knows the visitor. */
export function SignInPage() {
  const { session } = useConsoleSession();
  const state = useSessionState();
  const navigate = useNavigate();
  if (state.status === 'unreachable') return <UnreachablePage />;

  function goOn() {
    const target = session.returnPath() ?? paths.dashboard;
    session.forgetReturnPath();
    void navigate(target);
  }

  return (
    <FullScreenPage title={texts.title} description={texts.text}>
      <Reason state={state} />
      {state.status === 'signed-in' ? (
        <>
          <Button isFullWidth size="large" onPress={goOn}>
            {texts.continueAs(state.user.name)}
          </Button>
          <Button isFullWidth tone="neutral" variant="quiet" onPress={() => void session.signOut()}>
            {texts.otherAccount}
          </Button>
        </>
      ) : (
        <Button isFullWidth size="large" isPending={state.status === 'leaving'} onPress={() => void session.signIn()}>
          {texts.signIn}
        </Button>
      )}
    </FullScreenPage>
  );
}

function Reason({ state }: { state: SessionState }) {
  if (state.status !== 'signed-out' || state.reason === 'none') return null;
  const isProblem = state.reason === 'failed' || state.reason === 'untrusted';
  return (
    <Alert tone={isProblem ? 'danger' : 'info'} isAnnounced>
      {texts.reasons[state.reason]}
    </Alert>
  );
}
