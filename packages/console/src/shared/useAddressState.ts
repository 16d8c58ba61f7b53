import { useHandler, useSynchronized } from '@noticeboard/design-system';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { OnNext } from '../api/useReadAhead.ts';
import type { AddressForm } from './address/addressForm.ts';
import { asked, type PendingChanges, rendered } from './address/pendingChanges.ts';
import { useSearchFromHere } from './useNavigateFromHere.ts';

/**
 * A state in the address; its setter: given the newest state, which the address may not show yet, it returns the next one; and a
 * subscription to each next state before it is rendered (`useReadAhead`).
 */
export type AddressState<State> = readonly [
  state: State,
  setState: (next: (newest: State) => State, options?: { isStep?: boolean }) => void,
  onNext: OnNext<State>,
];

/**
 * The state of a screen in the address, so that Back, a reload and a shared link restore it. A change makes a step of
 * the history, so that Back undoes it; `isStep: false` replaces the address, for typing and for corrections that the user did not make.
 */
export function useAddressState<State>({ read, write, refused }: AddressForm<State>): AddressState<State> {
  const [address, setAddress] = useSearchFromHere();
  const state = useMemo(() => read(address), [read, address]);
  // A change that is not shown yet is the base of the next one, which must not revert it.
  const pending = useRef<PendingChanges<State>>({ newest: state, asked: [], shown: write(state).toString() });
  useLayoutEffect(() => {
    pending.current = rendered(pending.current, state, write(state).toString());
  });
  // Another function at each render; the returned one is stable, so that parts of the screen can be memoized.
  const set = useHandler(setAddress);
  const [listeners] = useState(() => new Set<(next: State) => void>());
  const onNext = useCallback<OnNext<State>>(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    [listeners],
  );
  const setState = useCallback(
    (next: (newest: State) => State, { isStep = true }: { isStep?: boolean } = {}) => {
      const state = next(pending.current.newest);
      const query = write(state);
      pending.current = asked(pending.current, state, query.toString());
      // A step is rendered immediately: an element that gets the focus back after a choice would otherwise be announced with its former value.
      set(query, { replace: !isStep, preventScrollReset: true, flushSync: isStep }, () => {
        for (const listener of listeners) listener(state);
      });
    },
    [write, listeners, set],
  );
  const hasRefused = refused.some((key) => address.has(key));
  useSynchronized(hasRefused || undefined, () => setState((same) => same, { isStep: false }));
  return [state, setState, onNext];
}
