import { Button, FullScreenPage } from '@noticeboard/design-system';
import { entryMessages as messages } from '../messages/entry.ts';
import { useConsoleSession, useSessionState } from './ConsoleSessionContext.tsx';
import { paths } from '../ground/paths.ts';

const texts = messages.unreachable;

/**
 * The sign-in service did not respond when a page was opened that needs a session: no redirect that would only fail, but
 * a retry (A12). Signing in by a press stays possible: the service may only refuse silent requests.
 */
export function UnreachablePage() {
  const { session } = useConsoleSession();
  const state = useSessionState();
  const isSession = state.status === 'unreachable' && state.wasSignedIn;
  const { pathname, search, hash } = window.location;
  const returnPath = pathname === paths.loginCallback ? undefined : pathname + search + hash;
  return (
    <FullScreenPage title={texts.title} description={isSession ? texts.textInSession : texts.text}>
      <Button isFullWidth size="large" onPress={() => void session.start(new URL(window.location.href))}>
        {texts.retry}
      </Button>
      <Button isFullWidth tone="neutral" variant="quiet" onPress={() => void session.signIn(returnPath)}>
        {messages.signIn.signIn}
      </Button>
    </FullScreenPage>
  );
}
