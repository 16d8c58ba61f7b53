import type { RefObject } from 'react';
import type { ChatMessage } from '../MessageBubble/messageTypes.ts';
import type { MessageActs } from './useSteadyActs.ts';

/**
 * The acts on a message that was not sent, whose buttons go with the press: the focus goes to the message, or to the log
 * where the message goes as well.
 */
export function keepingFocus(acts: MessageActs, log: RefObject<HTMLElement | null>): MessageActs {
  const toMessage = (act: (message: ChatMessage) => void) => (message: ChatMessage) => {
    const place = document.activeElement?.closest('[data-index]')?.querySelector<HTMLElement>(':scope > article');
    act(message);
    (place?.dataset['message'] === message.id && act === acts.onDiscard ? log.current : place)?.focus({ preventScroll: true });
  };
  return { ...acts, ...(acts.onRetry && { onRetry: toMessage(acts.onRetry) }), ...(acts.onDiscard && { onDiscard: toMessage(acts.onDiscard) }) };
}
