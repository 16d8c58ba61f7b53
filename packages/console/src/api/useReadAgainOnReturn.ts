import useSWR from 'swr';
import { useApiScope } from './ApiScopeProvider.tsx';
import { gatheredKey } from './readKey.ts';

/**
 * For what is gathered from many calls and shown as far as they came: reads it again when lists are read again, and by the same rule
 * (the window regains the focus, or the network does, at most once in `focusThrottleInterval`; faults N10).
 *
 * @param name what is gathered, different from every other in the console
 * @param readAgain keeps what is shown until it has answers
 */
export function useReadAgainOnReturn(name: string, readAgain: () => void): void {
  const scope = useApiScope();
  useSWR(gatheredKey(scope, name), readAgain, { revalidateOnMount: false, revalidateIfStale: false });
}
