import { useState } from 'react';
import type { ChatMessage } from '../MessageBubble/messageTypes.ts';
import { arrivedBelow } from './arrivedMessages.ts';

/** How many messages have come at the end since the reader scrolled up; none for who reads the newest. */
export function useNewBelow(history: readonly ChatMessage[], isAtEnd: boolean): number {
  const [seen, setSeen] = useState({ history, count: 0 });
  const count = isAtEnd ? 0 : seen.count + (seen.history === history ? 0 : arrivedBelow(seen.history, history));
  if (seen.history !== history || seen.count !== count) setSeen({ history, count });
  return count;
}
