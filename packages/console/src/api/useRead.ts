import { UnexpectedAnswerError } from '@noticeboard/api-types/problem';
import { useState } from 'react';
import { useConsoleSession } from '../session/ConsoleSessionContext.tsx';
import { useApiScope } from './ApiScopeProvider.tsx';
import { isAnswerTo } from './answerShapes.ts';
import { type ReadAnswer, type ReadParameters, type ReadPath, readKey } from './readKey.ts';
import { useSharedRead } from './useSharedRead.ts';
import type { Read, ReadOptions } from './readTypes.ts';

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
