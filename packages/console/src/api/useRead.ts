import { useState } from 'react';
import type { ReadAnswer, ReadParameters, ReadPath } from './readKey.ts';
import type { Read, ReadOptions } from './readTypes.ts';
import { useQuestions } from './useQuestions.ts';
import { useSharedRead } from './useSharedRead.ts';

type Rest<Path extends ReadPath> = object extends ReadParameters<Path>
  ? [parameters?: ReadParameters<Path>, options?: ReadOptions]
  : [parameters: ReadParameters<Path>, options?: ReadOptions];

/**
 * Reads a path of the contract under the current tenant and role. Equal reads share one call and one response.
 * A read with nothing to show that gets no response for long may be cancelled (N06, `SlowReads`); it then
 * fails with a `CancelledError` until it is retried.
 *
 * @param path null requests nothing yet, for a read that waits for another
 */
export function useRead<Path extends ReadPath>(path: Path | null, ...[parameters, options]: Rest<Path>): Read<ReadAnswer<Path>> {
  const questions = useQuestions();
  const [showing] = useState(() => (options?.asksAnew ? crypto.randomUUID() : null));
  const question = path === null ? null : questions.read(path, parameters, options?.accepts);
  // The last part of the key belongs to no path: it is revalidated with all others of its path.
  const key = showing === null || question === null ? (question?.key ?? null) : [...question.key, showing];
  return useSharedRead(key, question?.ask, options);
}
