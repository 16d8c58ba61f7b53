import { useMemo } from 'react';
import { useConsoleSession } from '../../../session/ConsoleSessionContext.tsx';

/** Where the app is for the public, with which internal links start, and where the console is (decisions-content O2). */
export function useAppAddress(): { address: string; origin: string } {
  const { app } = useConsoleSession().configuration.links;
  return useMemo(() => ({ address: app ?? window.location.origin, origin: window.location.origin }), [app]);
}
