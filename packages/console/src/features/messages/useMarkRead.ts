import { useEffect } from 'react';
import type { Chat } from '../../live/chat.ts';
import type { Message } from '../../live/liveTypes.ts';
import { useChatState } from './useChatState.ts';

/** Confirms that everything of an open conversation was read while the window has the focus (decisions-content O29). */
export function useMarkRead(chat: Chat, channelId: string, messages: readonly Message[]): void {
  const newest = messages.at(-1)?.id;
  const isConnected = useChatState(chat, 'connection').connection === 'connected';
  useEffect(() => {
    const confirm = () => {
      if (isConnected && newest !== undefined && document.hasFocus()) void chat.markRead(channelId);
    };
    confirm();
    window.addEventListener('focus', confirm);
    return () => window.removeEventListener('focus', confirm);
  }, [chat, channelId, newest, isConnected]);
}
