import { useEndOf } from '@noticeboard/design-system';
import { Navigate } from 'react-router';
import { paths } from '../ground/paths.ts';
import { UnreachablePage } from './UnreachablePage.tsx';
import { Waiting } from '../ground/Waiting.tsx';
import { useConsoleSession, useSessionState } from './ConsoleSessionContext.tsx';

/**
 * The page to which the provider redirects the browser. The session reads the response itself; this page waits for the
 * outcome and navigates: to the remembered path or the dashboard, or to the sign-in page with the reason.
 */
export function CallbackPage() {
  const { session } = useConsoleSession();
  const { status } = useSessionState();
  const isSignedIn = status === 'signed-in';
  useEndOf(session, () => {
    if (isSignedIn) session.forgetReturnPath();
  });
  if (status === 'unreachable') return <UnreachablePage />;
  if (status === 'signed-out') return <Navigate to={paths.home} replace />;
  if (isSignedIn) return <Navigate to={session.returnPath() ?? paths.dashboard} replace />;
  return <Waiting />;
}
