import { useCallback, useLayoutEffect, useState } from 'react';
import { settingsMessages } from '../../../messages/settings.ts';
import { type Direction, moveButtonId } from './InstanceActions.tsx';
import type { InstanceRow } from './instanceRow.ts';

/**
 * Keeps the focus on the button of a page that moves with its row, and announces the new place.
 *
 * @returns the announcement, a function to call after a move, and one to call when moves were reverted
 */
export function useMovedPage(): [announcement: string, noteMove: (row: InstanceRow, direction: Direction) => void, noteTakenBack: () => void] {
  const [moved, setMoved] = useState<{ id: string; direction: Direction; announcement: string } | null>(null);
  useLayoutEffect(() => {
    // A row that moves in the document loses the focus.
    if (moved !== null) document.getElementById(moveButtonId(moved.id, moved.direction))?.focus();
  }, [moved]);

  const noteMove = useCallback(({ id, name, place, count }: InstanceRow, direction: Direction) => {
    const now = place + (direction === 'up' ? -1 : 1);
    setMoved({ id, direction, announcement: settingsMessages.content.moved(name, now, count) });
  }, []);
  const noteTakenBack = useCallback(() => setMoved((last) => last && { ...last, announcement: settingsMessages.content.notMoved }), []);
  return [moved?.announcement ?? '', noteMove, noteTakenBack];
}
