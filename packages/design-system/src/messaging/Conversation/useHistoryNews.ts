import { useRef } from 'react';
import { useSynchronized } from '../../effects/useSynchronized.ts';
import { say } from '../../feedback/announcement/say.ts';
import { chatMessages as messages } from '../../messages/chat.ts';
import type { ChatMessage } from '../MessageBubble/messageTypes.ts';

interface HistoryNewsOptions {
  /** Names the conversation. */
  label: string;
  /** The loaded messages, oldest first. */
  history: readonly ChatMessage[];
  /** Whether there is none to show yet: they load, or could not be loaded. */
  isMissing: boolean;
  /** Whether older ones can be loaded. */
  hasOlder: boolean;
  /** Called when older ones have loaded, before the message with this id. */
  onOlder: (firstId: string) => void;
}

/** Announces what would only be seen: that the conversation has loaded, and that older messages were added above. */
export function useHistoryNews({ label, history, isMissing, hasOlder, onOlder }: HistoryNewsOptions): void {
  const said = useRef<{ firstId: string | undefined } | null>(null);
  useSynchronized(isMissing ? undefined : history, () => {
    const before = said.current;
    const firstId = history[0]?.id;
    said.current = { firstId };
    if (before === null) {
      say(messages.opened(label, history.length, !hasOlder));
      return;
    }
    const added = history.findIndex(({ id }) => id === before.firstId);
    if (before.firstId === undefined || added <= 0) return;
    say(messages.olderShown(added, !hasOlder));
    onOlder(before.firstId);
  });
}
