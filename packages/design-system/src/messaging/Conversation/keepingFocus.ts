import type { ChatMessage } from '../MessageBubble/messageTypes.ts';
import type { MessageActs } from './useSteadyActs.ts';

/**
 * The actions on a message that was not sent, whose buttons are removed by the press: the focus goes to the message, or to the log
 * where the message is removed as well.
 */
export function keepingFocus(acts: MessageActs): MessageActs {
  const toMessage = (act: (message: ChatMessage) => void) => (message: ChatMessage) => {
    const pressed = document.activeElement;
    const place = pressed?.closest('[data-index]')?.querySelector<HTMLElement>(':scope > article');
    const log = pressed?.closest<HTMLElement>('[role="log"]');
    act(message);
    (place?.dataset['message'] === message.id && act === acts.onDiscard ? log : place)?.focus({ preventScroll: true });
  };
  return { ...acts, ...(acts.onRetry && { onRetry: toMessage(acts.onRetry) }), ...(acts.onDiscard && { onDiscard: toMessage(acts.onDiscard) }) };
}
