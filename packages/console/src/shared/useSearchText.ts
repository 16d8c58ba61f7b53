import { useAfterPause, useHandler, useSource } from '@noticeboard/design-system';
import { useCallback, useLayoutEffect, useState } from 'react';
import { beforeLeaving } from './pages/leaving.ts';
import { followed, isUnsent, type SearchDraft, sent, typed } from './searchDraft.ts';

/** Milliseconds after the last key before the request (decisions-core O32). */
const pause = 300;

/**
 * The text of a search field: typed text shows immediately, and is committed after a pause. Nothing
 * typed is lost while a response is pending; a change of the committed text from outside (Back, Clear Filters)
 * shows in the field.
 *
 * @returns the text, its setter, and a function that drops a text that was typed and not committed yet; both functions are stable
 */
export function useSearchText(
  committed: string,
  commit: (text: string) => void,
): [text: string, setText: (text: string) => void, forgetTyped: () => void] {
  const [draft, setDraft] = useState<SearchDraft | null>(null);
  // Once the page shows the new address, not while it renders: a letter may interrupt that render, and React would
  // add it to a draft that has followed already, on a page that has not.
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- as said above
    setDraft((known) => (known === null || known.committed === committed ? known : followed(known, committed)));
  }, [committed]);

  const send = (unsent: SearchDraft) => {
    setDraft(sent(unsent));
    commit(unsent.text);
  };
  useAfterPause(isUnsent(draft) ? draft : undefined, pause, send);
  // Back restores the typed text, however soon a row was opened.
  useSource(beforeLeaving, () => {
    if (isUnsent(draft)) send(draft);
  });

  const setText = useHandler((text: string) => setDraft((known) => typed(known, text, committed)));
  const forget = useCallback(() => setDraft(null), []);
  return [draft?.text ?? committed, setText, forget];
}
