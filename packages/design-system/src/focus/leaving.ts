import { createContext, use } from 'react';

/** What a window learns from what renders it. */
export interface Leaving {
  /** Whether its owner has stopped rendering it. */
  isLeaving: boolean;
  /** A window has appeared. Returns what tells that it has gone. */
  enter: () => () => void;
}

/** Given by `UntilLeft`. */
export const LeavingContext = createContext<Leaving>({ isLeaving: false, enter: () => () => undefined });

/** For the layers of a window. */
export const useLeaving = (): Leaving => use(LeavingContext);
