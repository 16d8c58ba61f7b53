import { use, useLayoutEffect, useRef } from 'react';
import { SearchContext } from '../ConversationSearch/searchContext.ts';
import type { ConversationRow } from './conversationRows.ts';

/** Brings the match of a search that is looked at into sight, once: who scrolls away from it stays there. */
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
