import { createContext, use } from 'react';
import { useSource } from '../effects/useSource.ts';

/**
 * How an application lets Back close what is open over its page: called when that opens, with what Back must do.
 *
 * @returns a function that ends it, for when it is closed otherwise
 */
export type CloseByBack = (close: () => void) => () => void;

/**
 * What the application gives. Null where Back leaves the page with all that is open over it: without an application, and
 * around what has its own address, which Back closes anyway.
 */
export const BackContext = createContext<CloseByBack | null>(null);

/**
 * Back does to a layer over the page what Escape does, before it leaves the page (ADR 0129).
 *
 * @param close asked to close; may refuse, as Escape may be refused while something is saved
 */
export function useCloseByBack(isOpen: boolean, close: () => void): void {
  const open = use(BackContext);
  useSource(isOpen ? open : null, close);
}
