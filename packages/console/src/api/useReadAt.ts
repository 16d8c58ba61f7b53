import type { ReadAnswer, ReadParameters, ReadPath } from './readKey.ts';
import type { Read, ReadOptions } from './readTypes.ts';
import { useQuestions } from './useQuestions.ts';
import { type OnNext, useReadAhead } from './useReadAhead.ts';
import { useSharedRead } from './useSharedRead.ts';

/**
 * Reads the data for a place in the address, and shows the former response until then. The request for the next place is sent in
 * the task of the press (`useReadAhead`).
 *
 * @param place of `useAddressState`
 * @param path null requests nothing yet
 */
export function useReadAt<State, Path extends ReadPath>(
  [state, , onNext]: readonly [State, unknown, OnNext<State>],
  path: Path | null,
  parametersOf: (state: State) => ReadParameters<Path>,
  accepts?: ReadOptions['accepts'],
): Read<ReadAnswer<Path>> {
  const questions = useQuestions();
  useReadAhead(onNext, (next) => (path === null ? null : questions.read(path, parametersOf(next), accepts)));
  const question = path === null ? null : questions.read(path, parametersOf(state), accepts);
  return useSharedRead(question?.key ?? null, question?.ask, { keepsPrevious: true });
}
