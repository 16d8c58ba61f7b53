import { useEffect, useState } from 'react';
import type { MentionPerson, MentionTextAreaProps } from './mentionTypes.ts';

const pause = 200;

/** How far a search has come. */
export type MentionSearch =
  | { state: 'hint' | 'loading' | 'failed'; people: readonly [] }
  | { state: 'found'; people: readonly MentionPerson[] };

const waiting: MentionSearch = { state: 'loading', people: [] };

/** Finds the people for a phrase, after a short pause in typing; an answer for an older phrase is dropped. */
export function useMentionSearch(phrase: string | null, { onSearch, minimumPhrase }: Pick<MentionTextAreaProps, 'onSearch'> & { minimumPhrase: number }): MentionSearch {
  const [answer, setAnswer] = useState<{ phrase: string; search: MentionSearch } | null>(null);
  const isShort = phrase === null || phrase.length < minimumPhrase;

  useEffect(() => {
    if (isShort) return;
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      const tell = (search: MentionSearch) => {
        if (!controller.signal.aborted) setAnswer({ phrase, search });
      };
      try {
        tell({ state: 'found', people: (await onSearch(phrase, controller.signal)).slice(0, 20) });
      } catch {
        tell({ state: 'failed', people: [] });
      }
    }, pause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [phrase, isShort, onSearch]);

  if (isShort) return { state: 'hint', people: [] };
  return answer?.phrase === phrase ? answer.search : waiting;
}
