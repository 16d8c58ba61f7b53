import { Button, FullScreenPage } from '@noticeboard/design-system';
import { useIsSlow } from '../ground/useIsSlow.ts';
import { Waiting } from '../ground/Waiting.tsx';
import { messages } from '../messages/en.ts';
import { useConsoleSession } from './ConsoleSessionContext.tsx';

/** Shown while the tenants and roles load; when that takes long it says so (N06). */
export function WorkspaceLoading() {
  return useIsSlow(true) ? <SlowWorkspace /> : <Waiting />;
}

/** Says that the host is slow, with a button that stops waiting. */
export function SlowWorkspace() {
  const { workspace } = useConsoleSession();
  return (
    <FullScreenPage title={messages.waiting.slow} description={messages.selectRole.loading}>
      <Button isFullWidth size="large" tone="neutral" variant="outline" onPress={workspace.stopLoading}>
        {messages.waiting.cancel}
      </Button>
    </FullScreenPage>
  );
}
