import { useListener, useSynchronized } from '@noticeboard/design-system';
import type { Chat } from '../../live/chat.ts';
import type { Message } from '../../live/liveTypes.ts';
import { useChatState } from './useChatState.ts';

/** Confirms that all of an open conversation was read while the window has the focus (decisions-content O29). */
export function useMarkRead(chat: Chat, channelId: string, messages: readonly Message[]): void {
  const newest = messages.at(-1)?.id;
  const isConnected = useChatState(chat, 'connection').connection === 'connected';
  const confirm = () => {
    if (isConnected && newest !== undefined && document.hasFocus()) void chat.markRead(channelId);
  };
  // The newest message identifies its conversation, too.
  useSynchronized(isConnected ? newest : undefined, confirm);
  useListener('focus', confirm);
}
