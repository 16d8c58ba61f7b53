import { BackContext, ignoreStrayPresses } from '@noticeboard/design-system';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import type { ConsoleSession } from '../session/consoleSession.ts';
import { ConsoleSessionContext } from '../session/ConsoleSessionContext.tsx';
import { startAppearance } from '../shared/devicePreferences.ts';
import { RootBoundary } from '../shared/pages/RootBoundary.tsx';
import { paths } from '../ground/paths.ts';
import { ConfigurationError } from '../ground/configuration.ts';
import { ConfigurationProblem } from './ConfigurationProblem.tsx';
import { createHistoryLayers } from './historyLayers.ts';
import { renderInLongerSlices } from './renderInLongerSlices.ts';
import { createConsoleRouter } from './router.tsx';
import { loadGuardedPages } from './routes.tsx';
import { refuseStrayDrops } from './strayDrops.ts';

/**
 * Shows the console, or says clearly why it cannot be shown.
 *
 * @param opening the session that is being opened; rejected when the configuration cannot be had or used
 */
export async function startConsole(opening: Promise<ConsoleSession>): Promise<void> {
  renderInLongerSlices();
  startAppearance();
  refuseStrayDrops();
  ignoreStrayPresses();
  // The router starts loading the page's own file immediately, beside the configuration.
  const layers = createHistoryLayers(window);
  const router = createConsoleRouter(layers);
  const opened = await opening.catch((error: unknown) => ({ error }));
  // The sign-in page does without the code behind it.
  if (!('error' in opened) && window.location.pathname !== paths.home) loadGuardedPages().then(({ askWithFirstToken }) => askWithFirstToken(opened), () => undefined);
  const root = createRoot(document.getElementById('root') as HTMLElement);
  root.render(
    'error' in opened ? (
      <ConfigurationProblem faults={opened.error instanceof ConfigurationError ? opened.error.faults : null} />
    ) : (
      <RootBoundary>
        <ConsoleSessionContext value={opened}>
          <BackContext value={layers.open}>
            <RouterProvider router={router} />
          </BackContext>
        </ConsoleSessionContext>
      </RootBoundary>
    ),
  );
}
