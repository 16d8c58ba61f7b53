import { useCallback, useMemo } from 'react';
import { useAddressState } from '../../../shared/useAddressState.ts';
import { wholeListAddress, type WholeListRules, type WholeListState } from './wholeListState.ts';

/** The state of a list in the address. A change makes a step of the history; `isStep: false` replaces the address, for typing. */
export function useWholeListState(
  rules: WholeListRules<never>,
): [state: WholeListState, change: (changes: Partial<WholeListState>, options?: { isStep?: boolean }) => void] {
  const form = useMemo(() => wholeListAddress(rules), [rules]);
  const [state, setState] = useAddressState(form);
  const change = useCallback(
    // Anything but another page starts at the first page again.
    (changes: Partial<WholeListState>, options?: { isStep?: boolean }) => setState((newest) => ({ ...newest, page: 1, ...changes }), options),
    [setState],
  );
  return [state, change];
}
