import { useAnswerAfterPause } from '../../fields/useAnswerAfterPause.ts';
import { codePointCount } from '../../text/characters.ts';
import type { MentionPerson, MentionTextAreaProps } from './mentionTypes.ts';

const pause = 200;

/** The state of a search. */
export type MentionSearch =
  | { state: 'hint' | 'loading' | 'failed'; people: readonly [] }
  | { state: 'found'; people: readonly MentionPerson[] };

const waiting: MentionSearch = { state: 'loading', people: [] };

/** Finds the people for a phrase, after a short pause in typing; a response for an older phrase is dropped. */
export function useMentionSearch(phrase: string | null, { onSearch, minimumPhrase }: Pick<MentionTextAreaProps, 'onSearch'> & { minimumPhrase: number }): MentionSearch {
  const isShort = phrase === null || codePointCount(phrase) < minimumPhrase;
  const last = useAnswerAfterPause({
    question: isShort ? null : phrase,
    ask: async (asked, signal): Promise<MentionSearch> => {
      try {
        return { state: 'found', people: (await onSearch(asked, signal)).slice(0, 20) };
      } catch {
        return { state: 'failed', people: [] };
      }
    },
    pause,
  });
  if (isShort) return { state: 'hint', people: [] };
  return last?.answer ?? waiting;
}
