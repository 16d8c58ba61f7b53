import { useCallback } from 'react';
import { type Key, useSWRConfig } from 'swr';
import { useApiScope } from './ApiScopeProvider.tsx';
import { isKeyOf, type ReadPath, type SearchPath } from './readKey.ts';

/**
 * Reads again what a write has made out of date: what is shown immediately, all else when it is asked for next, however shortly before it was
 * read. An answer that was asked ahead of a page before the write is not taken over.
 *
 * @returns a function that resolves to the keys that are known, once those that are shown have run again
 */
export function useReadAgain(): (paths: readonly (ReadPath | SearchPath)[]) => Promise<Key[]> {
  const { mutate } = useSWRConfig();
  const { reads } = useApiScope();
  return useCallback(
    async (paths) => {
      const keys: Key[] = [];
      reads.giveUp((key) => isKeyOf(key, paths));
      await mutate((key) => isKeyOf(key, paths) && keys.push(key) > 0);
      return keys;
    },
    [mutate, reads],
  );
}
