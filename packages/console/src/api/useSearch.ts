import { UnexpectedAnswerError } from '@noticeboard/api-types/problem';
import { useEffect } from 'react';
import useSWR, { unstable_serialize as nameOf } from 'swr';
import { useConsoleSession } from '../session/ConsoleSessionContext.tsx';
import { useApiScope } from './ApiScopeProvider.tsx';
import { type SearchAnswer, type SearchBody, type SearchPath, searchKey } from './readKey.ts';
import type { Read, ReadOptions } from './useRead.ts';

/**
 * Reads a search of the contract, as `useRead` reads a path: one call and one answer for equal questions, shown only to
 * the question that is asked now, whatever order the answers come in (N09).
 *
 * @param path null asks nothing yet
 */
export function useSearch<Path extends SearchPath>(path: Path | null, body: SearchBody<Path>, options?: ReadOptions): Read<SearchAnswer<Path>> {
  const { client } = useConsoleSession();
  const { reads, ...scope } = useApiScope();
  const key = path === null ? null : searchKey(scope, path, body);
  const name = nameOf(key);
  const ask = async (): Promise<SearchAnswer<Path>> => {
    const search = client.POST as (path: SearchPath, init: object) => Promise<{ data?: unknown }>;
    const { data } = await reads.run(name, (signal) => search(path as SearchPath, { body, signal }));
    if (data === undefined || options?.accepts?.(data) === false) throw new UnexpectedAnswerError({ method: 'POST', path: path as SearchPath });
    return data as SearchAnswer<Path>;
  };
  const read = useSWR<SearchAnswer<Path>, unknown>(key, ask, { keepPreviousData: options?.keepsPrevious ?? false });
  const { data, error, isLoading, mutate } = read;
  useEffect(() => (isLoading ? reads.watch(name) : undefined), [isLoading, name, reads]);
  return {
    data,
    error,
    isLoading,
    // Not looked at here, as in `useRead`.
    get isValidating() {
      return read.isValidating;
    },
    retry: () => void mutate(),
  };
}
