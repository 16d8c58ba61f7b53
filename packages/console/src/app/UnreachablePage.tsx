import { Button, FullScreenPage } from '@noticeboard/design-system';
import { entryMessages as messages } from '../messages/entry.ts';
import { useConsoleSession } from '../session/ConsoleSessionContext.tsx';

const texts = messages.unreachable;

/** The sign-in service did not answer when the page was opened: no redirect that would only fail, but a retry (A12). */
export function UnreachablePage() {
  const { session } = useConsoleSession();
  return (
    <FullScreenPage title={texts.title} description={texts.text}>
      <Button isFullWidth size="large" onPress={() => void session.start(new URL(window.location.href))}>
        {texts.retry}
      </Button>
    </FullScreenPage>
  );
}
