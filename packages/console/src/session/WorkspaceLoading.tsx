import { Button, FullScreenPage } from '@noticeboard/design-system';
import { useIsSlow } from '../api/useIsSlow.ts';
import { Waiting } from '../app/Waiting.tsx';
import { messages } from '../messages/en.ts';
import { useConsoleSession } from './ConsoleSessionContext.tsx';

/** The tenants and roles are on their way; when that takes long it says so, and the wait can be ended (N06). */
export function WorkspaceLoading() {
  const { workspace } = useConsoleSession();
  if (!useIsSlow(true)) return <Waiting />;
  return (
    <FullScreenPage title={messages.waiting.slow} description={messages.selectRole.loading}>
      <Button isFullWidth size="large" tone="neutral" variant="outline" onPress={workspace.stopLoading}>
        {messages.waiting.cancel}
      </Button>
    </FullScreenPage>
  );
}
