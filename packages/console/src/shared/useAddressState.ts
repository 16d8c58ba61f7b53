import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useSearchFromHere } from './useNavigateFromHere.ts';

/** How the state of a screen is in an address. Keep it stable between renders: at module scope, or memoized. */
export interface AddressForm<State> {
  /** Reads the state; what is missing or not understood is the default. */
  read: (address: URLSearchParams) => State;
  /** Writes the state; defaults are left out, so that a plain screen has a plain address. */
  write: (state: State) => URLSearchParams;
  /** Parts of the address that this person may not use: `read` passes them by, and they are taken out of the address. @default none */
  refused?: readonly string[];
}

/** A state in the address, and what changes it: given the newest state, which the address may not show yet, the next one. */
export type AddressState<State> = readonly [state: State, setState: (next: (newest: State) => State, options?: { isStep?: boolean }) => void];

/**
 * The state of a screen in the address, so that Back, reload and a shared link restore the place. A change makes a step of
 * the history, so that Back undoes it; `isStep: false` replaces the address, for typing and for corrections that nobody made.
 */
export function useAddressState<State>({ read, write, refused = [] }: AddressForm<State>): AddressState<State> {
  const [address, setAddress] = useSearchFromHere();
  const state = useMemo(() => read(address), [read, address]);
  // A change that is not in the address yet is the base of the next one, which must not revert it.
  const newest = useRef(state);
  // Another function at each address; the one that is handed out stays, so that parts of the screen can be memoized.
  const set = useRef(setAddress);
  useLayoutEffect(() => {
    newest.current = state;
    set.current = setAddress;
  }, [state, setAddress]);
  const setState = useCallback(
    (next: (newest: State) => State, { isStep = true }: { isStep?: boolean } = {}) => {
      newest.current = next(newest.current);
      // A step shows at once: what gets the focus back after a choice would otherwise be told with its former value.
      set.current(write(newest.current), { replace: !isStep, preventScrollReset: true, flushSync: isStep });
    },
    [write],
  );
  const hasRefused = refused.some((key) => address.has(key));
  useEffect(() => {
    if (hasRefused) setState((same) => same, { isStep: false });
  }, [hasRefused, setState]);
  return [state, setState];
}

const identifier = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The id that an address names; null for none, and for what no host could have given out: a question with it is refused. */
export function readIdentifier(text: string | null): string | null {
  return text !== null && identifier.test(text) ? text : null;
}

/** The page that an address names, from 1; the first one when it names none. */
export function readPage(text: string | null): number {
  const page = Number(text);
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}
