import { say } from '@noticeboard/design-system';
import { useEffect, useRef } from 'react';
import { chatMessages } from '@noticeboard/design-system/chat';
import type { Chat } from '../../live/chat.ts';
import type { OutboxEntry } from '../../live/outbox.ts';

/** Sends what is written; a message that the host refuses is announced, wherever it stands by then (ERR-125). */
export function useSentMessages(chat: Chat, channelId: string, outbox: readonly OutboxEntry[]): { send: (text: string, repliedChatMessageId: string | null) => void } {
  const known = useRef(new Set<string>());
  useEffect(() => {
    for (const { id, state } of outbox) {
      if (state !== 'failed') known.current.delete(id);
      else if (!known.current.has(id)) {
        known.current.add(id);
        say(chatMessages.failed);
      }
    }
  }, [outbox]);
  return {
    send: (text, repliedChatMessageId) => {
      const isDeepLink = URL.canParse(text) && new URL(text).origin === window.location.origin;
      chat.send(channelId, { kind: isDeepLink ? 'deepLink' : 'text', content: text, repliedChatMessageId });
    },
  };
}
