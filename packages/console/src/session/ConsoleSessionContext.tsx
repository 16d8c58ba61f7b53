import { createContext, use, useSyncExternalStore } from 'react';
import type { ConsoleSession } from './consoleSession.ts';
import type { Store } from '../ground/createStore.ts';
import type { SessionState } from './sessionState.ts';
import type { Workspace, WorkspaceState } from './workspace/workspaceTypes.ts';

/** Hands the session to the components; set once, by `main.tsx`. */
export const ConsoleSessionContext = createContext<ConsoleSession | null>(null);

/** The session, its workspace, its client and the configuration. None of them changes while the page lives. */
export function useConsoleSession(): ConsoleSession {
  const consoleSession = use(ConsoleSessionContext);
  if (consoleSession === null) throw new Error('Outside of the console session.');
  return consoleSession;
}

/** Follows a store. */
export function useStore<Value>(store: Pick<Store<Value>, 'read' | 'subscribe'>): Value {
  return useSyncExternalStore(store.subscribe, store.read, store.read);
}

/** The session's state; re-renders when it changes. */
export function useSessionState(): SessionState {
  return useStore(useConsoleSession().session.state);
}

/** How far the choice of tenant and role has come. */
export function useWorkspaceState(): WorkspaceState {
  return useStore(useConsoleSession().workspace.state);
}

const WorkspaceContext = createContext<Workspace | null>(null);

/** Wraps everything that needs a chosen tenant and role. */
export const WorkspaceProvider = WorkspaceContext;

/**
 * The chosen tenant and role, the profile and what else there is to choose.
 *
 * @throws Error outside of the signed-in pages
 */
export function useWorkspace(): Workspace {
  const workspace = use(WorkspaceContext);
  if (workspace === null) throw new Error('Outside of the signed-in pages.');
  return workspace;
}
