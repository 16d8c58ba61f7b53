import { say } from '@noticeboard/design-system';
import { useEffect, useRef } from 'react';
import type { Chat } from '../../live/chat.ts';
import type { OutboxEntry } from '../../live/outbox.ts';
import { outboxNews } from './outboxNews.ts';

interface SentMessages {
  send: (text: string, repliedChatMessageId: string | null) => void;
}

/** Sends what is written, and announces what becomes of it. */
export function useSentMessages(chat: Chat, channelId: string, outbox: readonly OutboxEntry[], isConnected: boolean): SentMessages {
  const before = useRef(outbox);
  useEffect(() => {
    for (const sentence of outboxNews(before.current, outbox, channelId, isConnected)) say(sentence);
    before.current = outbox;
  }, [outbox, channelId, isConnected]);
  return {
    send: (text, repliedChatMessageId) => {
      const isDeepLink = URL.canParse(text) && new URL(text).origin === window.location.origin;
      chat.send(channelId, { kind: isDeepLink ? 'deepLink' : 'text', content: text, repliedChatMessageId });
    },
  };
}
