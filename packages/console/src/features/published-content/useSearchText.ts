import { useEffect, useState } from 'react';

/** Milliseconds after the last key before the host is asked (decisions-core O32). */
const pause = 300;

/** What is typed, and how much of it the address knows. */
interface Draft {
  text: string;
  /** What was committed last from here. */
  sent: string;
  /** What the address held when it was looked at last. */
  committed: string;
}

/**
 * The text of a search field: what is typed stands at once, what is committed follows after a pause. Nothing
 * typed is lost while an answer is on its way; a change of the committed text from outside (Back, Clear Filters)
 * shows in the field.
 *
 * @returns the text, what sets it, and what drops a text that was typed and not committed yet
 */
export function useSearchText(
  committed: string,
  commit: (text: string) => void,
): [text: string, setText: (text: string) => void, forgetTyped: () => void] {
  const [draft, setDraft] = useState<Draft | null>(null);
  if (draft !== null && draft.committed !== committed) {
    setDraft(committed === draft.sent ? { ...draft, committed } : null);
  }

  useEffect(() => {
    if (draft === null || draft.text === draft.sent) return undefined;
    const timer = setTimeout(() => {
      setDraft({ ...draft, sent: draft.text });
      commit(draft.text);
    }, pause);
    return () => clearTimeout(timer);
  }, [draft, commit]);

  return [
    draft?.text ?? committed,
    (text) => setDraft((known) => ({ text, sent: known?.sent ?? committed, committed: known?.committed ?? committed })),
    () => setDraft(null),
  ];
}
