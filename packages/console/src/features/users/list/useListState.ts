import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type ListState, readListState, writeListState } from './listState.ts';

/**
 * The list's state in the address. A change makes a step of the history, so that Back undoes it; `isStep: false`
 * replaces the address, for typing and for corrections that nobody made.
 */
export function useListState(): [state: ListState, setState: (state: ListState, options?: { isStep?: boolean }) => void] {
  const [address, setAddress] = useSearchParams();
  const state = useMemo(() => readListState(address), [address]);
  const setState = useCallback(
    (next: ListState, { isStep = true }: { isStep?: boolean } = {}) =>
      setAddress(writeListState(next), { replace: !isStep, preventScrollReset: true }),
    [setAddress],
  );
  return [state, setState];
}
