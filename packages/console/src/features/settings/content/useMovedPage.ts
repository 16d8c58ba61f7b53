import { useCallback, useLayoutEffect, useState } from 'react';
import { settingsMessages } from '../../../messages/settings.ts';
import { type Direction, moveButtonId } from './InstanceActions.tsx';
import type { InstanceRow } from './instanceRow.ts';

/**
 * Keeps focus on the button of a page that moves with its row, and says where the page is now.
 *
 * @returns what to announce, what to call after a move, and what to call when moves were taken back
 */
export function useMovedPage(): [announcement: string, noteMove: (row: InstanceRow, direction: Direction) => void, noteTakenBack: () => void] {
  const [moved, setMoved] = useState<{ id: string; direction: Direction; announcement: string } | null>(null);
  useLayoutEffect(() => {
    // A row that the browser puts elsewhere in the document loses focus.
    if (moved !== null) document.getElementById(moveButtonId(moved.id, moved.direction))?.focus();
  }, [moved]);

  const noteMove = useCallback(({ id, name, place, count }: InstanceRow, direction: Direction) => {
    const now = place + (direction === 'up' ? -1 : 1);
    setMoved({ id, direction, announcement: settingsMessages.content.moved(name, now, count) });
  }, []);
  const noteTakenBack = useCallback(() => setMoved((last) => last && { ...last, announcement: settingsMessages.content.notMoved }), []);
  return [moved?.announcement ?? '', noteMove, noteTakenBack];
}
