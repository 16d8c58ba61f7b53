import { useState } from 'react';
import type { ChatMessage } from '../MessageBubble/messageTypes.ts';
import { arrivalInWords, arrivedMessages } from './arrivedMessages.ts';

/** The announcement of the messages that arrived last. */
export function useArrivals(history: readonly ChatMessage[]): string {
  const [heard, setHeard] = useState({ history, words: '' });
  if (heard.history === history) return heard.words;
  const arrived = arrivedMessages(heard.history, history);
  const words = arrived.length > 0 ? arrivalInWords(arrived) : heard.words;
  setHeard({ history, words });
  return words;
}
