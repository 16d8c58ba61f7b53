import { type ConsoleSession, openConsoleSession } from '../session/consoleSession.ts';
import { loadConfiguration } from '../ground/configuration.ts';
import { paths } from '../ground/paths.ts';

/**
 * Reads the configuration and opens the session.
 *
 * @throws ConfigurationMissingError when the configuration does not arrive, ConfigurationError when it cannot be used
 */
export function startSession(): Promise<ConsoleSession> {
  const address = new URL(window.location.href);
  // A code or a state must not stay in the address bar and the history (A16); the session reads them from here.
  if (address.pathname.replace(/\/+$/, '') === paths.loginCallback) {
    address.pathname = paths.loginCallback;
    window.history.replaceState(null, '', paths.loginCallback);
  }
  const opening = loadConfiguration().then((configuration) => openConsoleSession(configuration, address));
  // Reported to those who await the session, perhaps after it has failed.
  opening.catch(() => undefined);
  return opening;
}
