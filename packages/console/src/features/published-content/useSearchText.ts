import { useEffect, useState } from 'react';

/** Milliseconds after the last key before the host is asked (decisions-core O32). */
const pause = 300;

/**
 * The text of a search field: what is typed stands at once, what is committed follows after a pause. Nothing
 * typed is lost while an answer is on its way; a change of the committed text from outside (Back, Clear Filters)
 * shows in the field.
 */
export function useSearchText(committed: string, commit: (text: string) => void): [text: string, setText: (text: string) => void] {
  const [typed, setTyped] = useState<{ text: string; over: string } | null>(null);
  const text = typed !== null && typed.over === committed ? typed.text : committed;

  useEffect(() => {
    if (text === committed) return undefined;
    const timer = setTimeout(() => commit(text), pause);
    return () => clearTimeout(timer);
  }, [text, committed, commit]);

  return [text, (next) => setTyped({ text: next, over: committed })];
}
