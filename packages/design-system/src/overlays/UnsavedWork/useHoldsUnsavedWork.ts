import { use, useSyncExternalStore } from 'react';
import { type HeldWork, UnsavedWorkContext } from './UnsavedWorkContext.ts';

const nothing: HeldWork = { read: () => false, subscribe: () => () => undefined };

/**
 * Whether a form on the page holds unsaved work, as of this render; it re-renders when none does any more. For a page
 * whose subject was deleted in the meantime: what was typed stays until it is discarded (N09).
 */
export function useHoldsUnsavedWork(): boolean {
  const { held = nothing } = use(UnsavedWorkContext);
  return useSyncExternalStore(held.subscribe, held.read);
}
