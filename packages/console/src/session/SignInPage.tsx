import { Button, FullScreenPage } from '@noticeboard/design-system';
import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../ground/paths.ts';
import { entryMessages as messages } from '../messages/entry.ts';
import { useConsoleSession, useSessionState } from './ConsoleSessionContext.tsx';
import type { SignedOutNoticeProps } from './SignedOutNotice.tsx';
import { signInNotice } from './signInNotice.ts';

const texts = messages.signIn;

// Seldom needed: most visitors have no ended session to explain.
const SignedOutNotice = lazy(async () => ({
  default: await import('./SignedOutNotice.tsx').then(
    (loaded) => loaded.SignedOutNotice,
    () => PlainNotice,
  ),
}));

/** The same words if the file of the notice cannot be loaded. */
function PlainNotice({ text }: SignedOutNoticeProps) {
  return <p role="alert">{text}</p>;
}

/**
 * Home (core §2): 'Sign in', or 'Continue as {name}' when the provider still has a session of the visitor. It waits for nothing: the
 * button is shown while the provider is being asked, and also if it doesn't respond (AUTH-15, AUTH-41, decisions-main 18).
 */
export function SignInPage() {
  const { session } = useConsoleSession();
  const state = useSessionState();
  const navigate = useNavigate();
  const notice = state.status === 'signed-out' || state.status === 'unreachable' ? signInNotice(state) : null;

  function beginSignIn() {
    const target = session.returnPath() ?? paths.dashboard;
    session.forgetReturnPath();
    void navigate(target);
  }

  return (
    <FullScreenPage title={texts.title} description={texts.text}>
      {notice !== null && (
        <Suspense>
          <SignedOutNotice text={notice} isFailure={state.status === 'signed-out' && (state.reason === 'failed' || state.reason === 'untrusted')} />
        </Suspense>
      )}
      {state.status === 'signed-in' ? (
        <>
          <Button isFullWidth size="large" onPress={beginSignIn}>
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
