import { useEffect } from 'react';
import useSWR, { type Key, unstable_serialize as nameOf } from 'swr';
import { useApiScope } from './ApiScopeProvider.tsx';
import type { Read, ReadOptions } from './useRead.ts';

/**
 * What `useRead` and `useSearch` have in common: one call and one answer for equal questions, which may be cancelled as
 * long as nothing is shown for it.
 *
 * @param key names the question with its scope; null asks nothing
 * @param ask sends it
 */
export function useSharedRead<Answer>(key: Key, ask: (signal: AbortSignal) => Promise<Answer>, options?: ReadOptions): Read<Answer> {
  const { reads } = useApiScope();
  const name = nameOf(key);
  const read = useSWR<Answer, unknown>(key, () => reads.run(name, ask), { keepPreviousData: options?.keepsPrevious ?? false });
  const { data, error, isLoading, mutate } = read;
  useEffect(() => (isLoading ? reads.watch(name) : undefined), [isLoading, name, reads]);
  return {
    data,
    error,
    isLoading,
    // Looked at here, it would draw everybody who reads anew at the start and the end of every call behind shown data.
    get isValidating() {
      return read.isValidating;
    },
    retry: () => void mutate(),
  };
}
