import { Button, FullScreenPage } from '@noticeboard/design-system';
import { describeError } from '../ground/describeError.ts';
import { messages } from '../messages/en.ts';
import { useConsoleSession, useWorkspaceState } from './ConsoleSessionContext.tsx';

const texts = messages.selectRole;

/** The tenants and roles could not be loaded (decisions-core O10): retry, or sign out. */
export function WorkspaceFailed() {
  const { session, workspace } = useConsoleSession();
  const state = useWorkspaceState();
  const detail = state.status === 'failed' ? describeError(state.error).detail : undefined;
  return (
    <FullScreenPage title={texts.failedTitle} description={detail}>
      <Button isFullWidth size="large" onPress={() => void workspace.load()}>
        {texts.retry}
      </Button>
      <Button isFullWidth tone="neutral" variant="quiet" onPress={() => void session.signOut()}>
        {texts.signOut}
      </Button>
    </FullScreenPage>
  );
}
