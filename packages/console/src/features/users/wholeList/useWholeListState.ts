import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { readWholeListState, type WholeListRules, type WholeListState, writeWholeListState } from './wholeListState.ts';

/** The state of a list in the address. A change makes a step of the history; `isStep: false` replaces the address, for typing. */
export function useWholeListState(
  rules: WholeListRules<never>,
): [state: WholeListState, setState: (changes: Partial<WholeListState>, options?: { isStep?: boolean }) => void] {
  const [address, setAddress] = useSearchParams();
  const state = useMemo(() => readWholeListState(address, rules), [address, rules]);
  const setState = useCallback(
    (changes: Partial<WholeListState>, { isStep = true }: { isStep?: boolean } = {}) =>
      // Anything but another page starts at the first page again.
      setAddress(writeWholeListState({ ...state, page: 1, ...changes }, rules), { replace: !isStep, preventScrollReset: true }),
    [setAddress, state, rules],
  );
  return [state, setState];
}
