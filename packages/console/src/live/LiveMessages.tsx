import { messagingMessages } from '../messages/messaging.ts';
import { useStore } from '../session/ConsoleSessionContext.tsx';
import { useQuestionBeforeLeaving } from '../shared/useQuestionBeforeLeaving.ts';
import { emptyChat } from './chatState.ts';
import { useChat } from './useChat.ts';

const nothing = { read: () => emptyChat, subscribe: () => () => undefined };

/**
 * Keeps the chat open whatever page is shown, and asks while messages wait: before another tenant or role, and before leaving the
 * page; `UnsentMessages` asks before signing out. Mounted in the shell.
 */
export function LiveMessages() {
  const isOngoing = useStore(useChat()?.state ?? nothing).outbox.length > 0;
  useQuestionBeforeLeaving({ isOngoing, question: messagingMessages.leaving, lostBy: ['scope', 'load'] });
  return null;
}
