import { formatISO } from 'date-fns';
import { useMemo, useState } from 'react';
import { type AddressState, useAddressState } from '../../shared/useAddressState.ts';
import { analyticsAddress, type AnalyticsState } from './analyticsState.ts';

/** What is shown, as the address holds it. */
export interface AnalyticsAddress {
  state: AnalyticsState;
  /** Today in the reader's time zone, YYYY-MM-DD (decisions-core O71); the same for the life of the page. */
  today: string;
  /** Changes make a step of the history; `isStep: false` replaces the address, for corrections that the user did not make. */
  setState: AddressState<AnalyticsState>[1];
}

/** Reads and writes the state of Analytics in the address. */
export function useAnalyticsState(): AnalyticsAddress {
  const [today] = useState(() => formatISO(new Date(), { representation: 'date' }));
  const form = useMemo(() => analyticsAddress(today), [today]);
  const [state, setState] = useAddressState(form);
  return { state, today, setState };
}
