import { UnexpectedAnswerError } from '@noticeboard/api-types/problem';
import { useState } from 'react';
import { useConsoleSession } from '../session/ConsoleSessionContext.tsx';
import { useApiScope } from './ApiScopeProvider.tsx';
import { isAnswerTo } from './answerShapes.ts';
import { type ReadAnswer, type ReadParameters, type ReadPath, readKey } from './readKey.ts';
import { useSharedRead } from './useSharedRead.ts';

export interface ReadOptions {
  /**
   * Shows the answer to the former question until the new one is answered or has failed, for pages and filters of a list.
   * Never across scopes.
   * @default false
   */
  keepsPrevious?: boolean;
  /**
   * Asks anew when it is first shown, whatever was read before: for a question about this moment, such as what a deletion
   * takes with it.
   * @default false
   */
  asksAnew?: boolean;
  /** Looks at the shape of an answer; one that it refuses counts as unexpected (N07, N08). @default `isAnswerTo` of a read; any of a search */
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
  const [showing] = useState(() => (options?.asksAnew ? crypto.randomUUID() : null));
  const question = path === null ? null : readKey(scope, path, parameters);
  // What follows the parts of the key belongs to no path: it is read again with all others of its path.
  const key = showing === null || question === null ? question : [...question, showing];
  const ask = async (signal: AbortSignal): Promise<ReadAnswer<Path>> => {
    const get = client.GET as (path: ReadPath, init: object) => Promise<{ data?: unknown }>;
    const { data } = await get(path as ReadPath, { params: parameters ?? {}, signal });
    const isAnswer = options?.accepts ? options.accepts(data) : isAnswerTo(path as ReadPath, data);
    if (!isAnswer) throw new UnexpectedAnswerError({ method: 'GET', path: path as ReadPath });
    return data as ReadAnswer<Path>;
  };
  return useSharedRead(key, ask, options);
}
