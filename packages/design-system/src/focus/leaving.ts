import { createContext, use, useEffect } from 'react';

/** What a window receives from what renders it. */
export interface Leaving {
  /** Whether its owner has stopped rendering it. */
  isLeaving: boolean;
  /** A window has appeared. Returns a function that reports that it has gone. */
  enter: () => () => void;
}

/** Given by `UntilLeft`. */
export const LeavingContext = createContext<Leaving>({ isLeaving: false, enter: () => () => undefined });

/** For the layers of a window. */
export const useLeaving = (): Leaving => use(LeavingContext);

/** For the window itself: notes that it has appeared, and that it has gone. @returns whether its owner has stopped rendering it */
export function useIsLeaving(): boolean {
  const { isLeaving, enter } = useLeaving();
  useEffect(enter, [enter]);
  return isLeaving;
}
