import useSWR from 'swr';
import { useApiScope } from './ApiScopeProvider.tsx';
import { gatheredKey } from './readKey.ts';

/**
 * For data that is gathered from many calls and shown as it arrives: reads it again when lists are revalidated, and by the same rule
 * (the window regains the focus, or the network does, at most once in `focusThrottleInterval`; faults N10).
 *
 * @param name of the data, unique in the console
 * @param readAgain keeps what is shown until it has responses
 */
export function useReadAgainOnReturn(name: string, readAgain: () => void): void {
  const scope = useApiScope();
  useSWR(gatheredKey(scope, name), readAgain, { revalidateOnMount: false, revalidateIfStale: false });
}
