import type { Virtualizer } from '@tanstack/react-virtual';
import { useEffect } from 'react';
import type { ConversationRow } from './conversationRows.ts';

/** The messages that are in sight, replies with what they reply to. */
export interface SeenMessages {
  /** Id of the first of them. */
  firstId: string;
  /** Id of the last of them. */
  lastId: string;
  /** Whether the newest message is read. */
  isAtEnd: boolean;
}

/** Reports which messages are in sight, whenever that or the messages change. */
export function useSeen(virtualizer: Virtualizer<HTMLDivElement, Element>, rows: readonly ConversationRow[], isAtEnd: boolean, onSee: ((seen: SeenMessages) => void) | undefined): void {
  const range = virtualizer.range;
  const firstId = rows[range?.startIndex ?? -1]?.message.id;
  const lastId = rows[range?.endIndex ?? -1]?.message.id;
  useEffect(() => {
    if (firstId !== undefined && lastId !== undefined) onSee?.({ firstId, lastId, isAtEnd });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- more messages out of sight are news, too
  }, [firstId, lastId, isAtEnd, onSee, rows]);
}
