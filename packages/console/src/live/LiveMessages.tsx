import { messagingMessages } from '../messages/messaging.ts';
import { useStore } from '../session/ConsoleSessionContext.tsx';
import { useQuestionBeforeLeaving } from '../shared/useQuestionBeforeLeaving.ts';
import { emptyChat } from './chatState.ts';
import { useChat } from './useChat.ts';

/** They wait on the device: nothing is to be ended here, and signing out forgets them. */
const release = () => undefined;

const nothing = { read: () => emptyChat, subscribe: () => () => undefined };

/**
 * Keeps the chat open whatever page is shown, and asks while messages wait: before signing out, before another tenant or role,
 * and before leaving the page. Mounted in the shell.
 */
export function LiveMessages() {
  const isOngoing = useStore(useChat()?.state ?? nothing).outbox.length > 0;
  useQuestionBeforeLeaving({ isOngoing, question: messagingMessages.leaving, release });
  return null;
}
