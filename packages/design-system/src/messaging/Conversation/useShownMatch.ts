import { use, useLayoutEffect, useRef } from 'react';
import { SearchContext } from '../ConversationSearch/searchContext.ts';
import type { ConversationRow } from './conversationRows.ts';

/** Scrolls to the current match of a search, once: a reader who scrolls away from it is not scrolled back. */
export function useShownMatch(rows: readonly ConversationRow[], show: (index: number, align: 'center') => void): void {
  const { phrase, currentId, currentRowId } = use(SearchContext);
  const wanted = currentId === null ? null : `${phrase} ${currentId}`;
  const shown = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (wanted === shown.current) return;
    shown.current = wanted;
    const index = rows.findIndex(({ message }) => message.id === currentRowId);
    if (index >= 0) show(index, 'center');
  }, [wanted, currentRowId, rows, show]);
}
