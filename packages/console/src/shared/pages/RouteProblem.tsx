import { Button, FullScreenPage } from '@noticeboard/design-system';
import { useRouteError } from 'react-router';
import { entryMessages as messages } from '../../messages/entry.ts';
import { ChunkMissingError } from './chunkReload.ts';
import { PageProblem } from './PageProblem.tsx';
import { RootProblem } from './RootBoundary.tsx';

const texts = messages.boundary;

/** Shown where a page of the shell broke or could not be loaded; the navigation around it still works (B01, B02). */
export function RouteProblem() {
  return <PageProblem isOutdated={useRouteError() instanceof ChunkMissingError} />;
}

/** The same without a shell around it: the shell itself, sign-in, Select Role. */
export function FullScreenRouteProblem() {
  const isOutdated = useRouteError() instanceof ChunkMissingError;
  if (!isOutdated) return <RootProblem />;
  return (
    <FullScreenPage title={texts.outdatedTitle} description={texts.outdatedText}>
      <Button isFullWidth size="large" onPress={() => window.location.reload()}>
        {texts.reload}
      </Button>
    </FullScreenPage>
  );
}
