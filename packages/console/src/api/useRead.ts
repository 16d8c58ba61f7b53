import { UnexpectedAnswerError } from '@noticeboard/api-types/problem';
import { useConsoleSession } from '../session/ConsoleSessionContext.tsx';
import { useApiScope } from './ApiScopeProvider.tsx';
import { type ReadAnswer, type ReadParameters, type ReadPath, readKey } from './readKey.ts';
import { useSharedRead } from './useSharedRead.ts';

export interface ReadOptions {
  /**
   * Shows the answer to the former question until the new one arrives, for pages and filters of a list. Never
   * across scopes.
   * @default false
   */
  keepsPrevious?: boolean;
  /** Looks at the shape of an answer; one that it refuses counts as unexpected (N07, N08). @default accepts any */
  accepts?: (answer: unknown) => boolean;
}

/** A read as a component sees it. */
export interface Read<Answer> {
  /** Undefined until the first answer. */
  data: Answer | undefined;
  /** Why the last try failed; `describeError` puts it into words. */
  error: unknown;
  /** True until the first answer or error. */
  isLoading: boolean;
  /** True whenever a call is on its way, also behind data that is shown already. */
  isValidating: boolean;
  /** Asks again now, for a 'Retry' button. */
  retry: () => void;
}

type Rest<Path extends ReadPath> = object extends ReadParameters<Path>
  ? [parameters?: ReadParameters<Path>, options?: ReadOptions]
  : [parameters: ReadParameters<Path>, options?: ReadOptions];

/**
 * Reads a path of the contract under the tenant and role of the moment. Equal reads share one call and one answer.
 * One that nothing is shown for yet and that is not answered for long may be cancelled (N06, `SlowReads`); it then
 * fails with a `CancelledError` until it is asked again.
 *
 * @param path null asks nothing yet, for a read that waits for another
 */
export function useRead<Path extends ReadPath>(path: Path | null, ...[parameters, options]: Rest<Path>): Read<ReadAnswer<Path>> {
  const { client } = useConsoleSession();
  const { reads: _, ...scope } = useApiScope();
  const key = path === null ? null : readKey(scope, path, parameters);
  const ask = async (signal: AbortSignal): Promise<ReadAnswer<Path>> => {
    const get = client.GET as (path: ReadPath, init: object) => Promise<{ data?: unknown }>;
    const { data } = await get(path as ReadPath, { params: parameters ?? {}, signal });
    if (options?.accepts?.(data) === false) throw new UnexpectedAnswerError({ method: 'GET', path: path as ReadPath });
    return data as ReadAnswer<Path>;
  };
  return useSharedRead(key, ask, options);
}
