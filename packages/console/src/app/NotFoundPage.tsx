import { FullScreenPage, Link } from '@noticeboard/design-system';
import { messages } from '../messages/en.ts';
import { useSessionState } from '../session/ConsoleSessionContext.tsx';
import { paths } from '../ground/paths.ts';

const texts = messages.notFound;

/** Any other address (core §2): the way back leads to the dashboard for those who are signed in. */
export function NotFoundPage() {
  const isSignedIn = useSessionState().status === 'signed-in';
  return (
    <FullScreenPage title={texts.title} description={texts.text}>
      <Link href={isSignedIn ? paths.dashboard : paths.home} variant="buttonSolid">
        {texts.back}
      </Link>
    </FullScreenPage>
  );
}
