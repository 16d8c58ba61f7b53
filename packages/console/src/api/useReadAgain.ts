import { useCallback } from 'react';
import { type Key, useSWRConfig } from 'swr';
import { useApiScope } from './ApiScopeProvider.tsx';
import { isKeyOf, type ReadPath, type SearchPath } from './readKey.ts';

/**
 * Revalidates what a write has made outdated: mounted reads immediately, others when they are next requested, however shortly before they
 * were read. A response that was requested ahead of a page before the write is not taken over.
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
