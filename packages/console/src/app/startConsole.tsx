import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { ConsoleSessionContext } from '../session/ConsoleSessionContext.tsx';
import { openConsoleSession } from '../session/consoleSession.ts';
import { startAppearance } from '../shared/devicePreferences.ts';
import { RootBoundary } from './boundaries/RootBoundary.tsx';
import { ConfigurationError, loadConfiguration } from './configuration/configuration.ts';
import { ConfigurationProblem } from './configuration/ConfigurationProblem.tsx';
import { createConsoleRouter } from './router.tsx';

/** Reads the configuration, opens the session and shows the console; or says clearly why it cannot. */
export async function startConsole(): Promise<void> {
  const root = createRoot(document.getElementById('root') as HTMLElement);
  startAppearance();
  try {
    const consoleSession = openConsoleSession(await loadConfiguration());
    const router = createConsoleRouter();
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
