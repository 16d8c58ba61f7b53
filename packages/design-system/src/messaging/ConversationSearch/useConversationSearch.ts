import { useDeferredValue, useMemo, useState } from 'react';
import type { ChatMessage } from '../MessageBubble/messageTypes.ts';
import { noSearch, type ShownSearch } from './searchContext.ts';
import { searchMatches } from './searchMatches.ts';

/** A search in a conversation: its phrase, its matches, and the current one. */
interface ConversationSearchState {
  phrase: string;
  setPhrase: (phrase: string) => void;
  position: number;
  count: number;
  /** Goes to the next match towards the newest (1) or the oldest (-1); around at the ends. */
  step: (by: 1 | -1) => void;
  /** What messages mark. */
  shown: ShownSearch;
}

/** Searches the messages that are loaded; the newest match is the first. */
export function useConversationSearch(history: readonly ChatMessage[], isOpen: boolean): ConversationSearchState {
  const [phrase, setPhrase] = useState('');
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    setPhrase('');
    setChosenId(null);
  }
  // A hundred thousand messages are searched after the letter is shown.
  const searched = useDeferredValue(isOpen ? phrase : '');
  const matches = useMemo(() => searchMatches(history, searched), [history, searched]);
  const chosen = matches.findIndex(({ id }) => id === chosenId);
  const index = chosen < 0 ? matches.length - 1 : chosen;
  const current = matches[index];
  const shown = useMemo(() => {
    const wanted = searched.trim();
    return wanted === '' ? noSearch : { phrase: wanted, currentId: current?.id ?? null, currentRowId: current?.rowId ?? null };
  }, [searched, current?.id, current?.rowId]);
  return {
    phrase,
    setPhrase: (next) => {
      setPhrase(next);
      setChosenId(null);
    },
    position: index + 1,
    count: matches.length,
    step: (by) => setChosenId(matches.at((index + by) % Math.max(matches.length, 1))?.id ?? null),
    shown,
  };
}
