import { createContext, use, useSyncExternalStore } from 'react';
import type { ConsoleSession } from './consoleSession.ts';
import type { Store } from '../ground/createStore.ts';
import type { SessionState } from './sessionState.ts';
import type { Workspace, WorkspaceState } from './workspace/workspaceTypes.ts';

/** Provides the session to the components; set once, by `main.tsx`. */
export const ConsoleSessionContext = createContext<ConsoleSession | null>(null);

/** The session, its workspace, its client and the configuration. They are the same for the life of the page. */
export function useConsoleSession(): ConsoleSession {
  const consoleSession = use(ConsoleSessionContext);
  if (consoleSession === null) throw new Error('Outside of the console session.');
  return consoleSession;
}

/** Subscribes to a store. */
export function useStore<Value>(store: Pick<Store<Value>, 'read' | 'subscribe'>): Value {
  return useSyncExternalStore(store.subscribe, store.read, store.read);
}

/** The session's state; re-renders when it changes. */
export function useSessionState(): SessionState {
  return useStore(useConsoleSession().session.state);
}

/** The state of the choice of tenant and role. */
export function useWorkspaceState(): WorkspaceState {
  return useStore(useConsoleSession().workspace.state);
}

const WorkspaceContext = createContext<Workspace | null>(null);

/** Wraps everything that needs a chosen tenant and role. */
export const WorkspaceProvider = WorkspaceContext;

/**
 * The chosen tenant and role, the profile and the other choices.
 *
 * @throws Error outside of the signed-in pages
 */
export function useWorkspace(): Workspace {
  const workspace = use(WorkspaceContext);
  if (workspace === null) throw new Error('Outside of the signed-in pages.');
  return workspace;
}
