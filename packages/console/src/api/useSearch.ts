import { UnexpectedAnswerError } from '@noticeboard/api-types/problem';
import { useConsoleSession } from '../session/ConsoleSessionContext.tsx';
import { useApiScope } from './ApiScopeProvider.tsx';
import { type SearchAnswer, type SearchBody, type SearchPath, searchKey } from './readKey.ts';
import type { ReadOptions } from './readTypes.ts';
import type { Read } from './readTypes.ts';
import { useSharedRead } from './useSharedRead.ts';

/**
 * Reads a search of the contract, as `useRead` reads a path: one call and one answer for equal questions, shown only to
 * the question that is asked now, whatever order the answers come in (N09).
 *
 * @param path null asks nothing yet
 */
export function useSearch<Path extends SearchPath>(path: Path | null, body: SearchBody<Path>, options?: ReadOptions): Read<SearchAnswer<Path>> {
  const { client } = useConsoleSession();
  const { reads: _, ...scope } = useApiScope();
  const key = path === null ? null : searchKey(scope, path, body);
  const ask = async (signal: AbortSignal): Promise<SearchAnswer<Path>> => {
    const search = client.POST as (path: SearchPath, init: object) => Promise<{ data?: unknown }>;
    const { data } = await search(path as SearchPath, { body, signal });
    if (data === undefined || options?.accepts?.(data) === false) throw new UnexpectedAnswerError({ method: 'POST', path: path as SearchPath });
    return data as SearchAnswer<Path>;
  };
  return useSharedRead(key, ask, options);
}
