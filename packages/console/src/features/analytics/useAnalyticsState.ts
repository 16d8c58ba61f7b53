import { formatISO } from 'date-fns';
import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type AnalyticsState, readAnalyticsState, writeAnalyticsState } from './analyticsState.ts';

/** What is shown, as the address has it. */
export interface AnalyticsAddress {
  state: AnalyticsState;
  /** Today in the reader's time zone, YYYY-MM-DD (decisions-core O71); the same for the life of the page. */
  today: string;
  /** Changes make a step of the history; `isStep: false` replaces the address, for corrections nobody made. */
  setState: (state: AnalyticsState, options?: { isStep?: boolean }) => void;
}

/** Reads and writes what Analytics shows in the address. */
export function useAnalyticsState(): AnalyticsAddress {
  const [today] = useState(() => formatISO(new Date(), { representation: 'date' }));
  const [address, setAddress] = useSearchParams();
  const state = useMemo(() => readAnalyticsState(address, today), [address, today]);
  const setState = useCallback(
    (next: AnalyticsState, { isStep = true }: { isStep?: boolean } = {}) =>
      setAddress(writeAnalyticsState(next), { replace: !isStep, preventScrollReset: true }),
    [setAddress],
  );
  return { state, today, setState };
}
