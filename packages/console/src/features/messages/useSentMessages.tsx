import { Alert, say, useAfterChange } from '@noticeboard/design-system';
import { chatMessages } from '@noticeboard/design-system/chat';
import type { ReactNode } from 'react';
import type { Chat } from '../../live/chat.ts';
import { messagingMessages as texts } from '../../messages/messaging.ts';
import { outboxNews } from './outboxNews.ts';
import { useChatState } from './useChatState.ts';

interface SentMessages {
  send: (text: string, repliedChatMessageId: string | null) => void;
  /** Says that messages failed, wherever in the conversation they are (ERR-125). */
  notice: ReactNode;
}

/** Sends messages, and announces their outcomes. */
export function useSentMessages(chat: Chat, channelId: string): SentMessages {
  const { outbox, connection } = useChatState(chat, 'outbox', 'connection');
  const isConnected = connection === 'connected';
  useAfterChange(outbox, (now, before) => {
    for (const sentence of outboxNews(before, now, channelId, isConnected)) say(sentence);
  });
  const failed = outbox.filter((entry) => entry.channelId === channelId && entry.state === 'failed').length;
  return {
    // Not announced here: each failure is announced as it happens.
    notice: failed > 0 && (
      <Alert tone="danger" title={chatMessages.failed}>
        {texts.failedMessages(failed)}
      </Alert>
    ),
    send: (text, repliedChatMessageId) => {
      const isDeepLink = URL.canParse(text) && new URL(text).origin === window.location.origin;
      chat.send(channelId, { kind: isDeepLink ? 'deepLink' : 'text', content: text, repliedChatMessageId });
    },
  };
}
