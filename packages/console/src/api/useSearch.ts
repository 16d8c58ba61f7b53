import type { SearchAnswer, SearchBody, SearchPath } from './readKey.ts';
import type { Read, ReadOptions } from './readTypes.ts';
import { useQuestions } from './useQuestions.ts';
import { useSharedRead } from './useSharedRead.ts';

/**
 * Reads a search of the contract, as `useRead` reads a path: one call and one response for equal requests, shown only for
 * the current request, whatever order the responses come in (N09).
 *
 * @param path null requests nothing yet
 */
export function useSearch<Path extends SearchPath>(path: Path | null, body: SearchBody<Path>, options?: ReadOptions): Read<SearchAnswer<Path>> {
  const questions = useQuestions();
  const question = path === null ? null : questions.search(path, body, options?.accepts);
  return useSharedRead(question?.key ?? null, question?.ask, options);
}
