import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { ConsoleSessionContext } from '../session/ConsoleSessionContext.tsx';
import { openConsoleSession } from '../session/consoleSession.ts';
import { startAppearance } from '../shared/devicePreferences.ts';
import { RootBoundary } from './boundaries/RootBoundary.tsx';
import { ConfigurationError, loadConfiguration } from './configuration/configuration.ts';
import { ConfigurationProblem } from './configuration/ConfigurationProblem.tsx';
import { paths } from './paths.ts';
import { createConsoleRouter } from './router.tsx';

/** Reads the configuration, opens the session and shows the console; or says clearly why it cannot. */
export async function startConsole(): Promise<void> {
  const root = createRoot(document.getElementById('root') as HTMLElement);
  startAppearance();
  const address = new URL(window.location.href);
  // A code or a state must not stay in the address bar and the history (A16); the session reads them from here.
  if (address.pathname === paths.loginCallback) window.history.replaceState(null, '', paths.loginCallback);
  try {
    const loading = loadConfiguration();
    // The router starts loading the page's own file at once, beside the configuration.
    const router = createConsoleRouter();
    const consoleSession = openConsoleSession(await loading, address);
    root.render(
      <RootBoundary>
        <ConsoleSessionContext value={consoleSession}>
          <RouterProvider router={router} />
        </ConsoleSessionContext>
      </RootBoundary>,
    );
  } catch (error) {
    root.render(<ConfigurationProblem faults={error instanceof ConfigurationError ? error.faults : null} />);
  }
}
