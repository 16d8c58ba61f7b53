import { useMemo } from 'react';
import { useConsoleSession } from '../../../session/ConsoleSessionContext.tsx';

/** The public address of the app, with which internal links start, and the origin of the console (decisions-content O2). */
export function useAppAddress(): { address: string; origin: string } {
  const { app } = useConsoleSession().configuration.links;
  return useMemo(() => ({ address: app ?? window.location.origin, origin: window.location.origin }), [app]);
}
