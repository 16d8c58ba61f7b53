import { MessageComposer, MessageComposerSkeleton } from '@noticeboard/design-system/chat';
import { memo, type ReactNode, useDeferredValue, useState } from 'react';
import type { Chat } from '../../live/chat.ts';
import { messagingMessages as texts } from '../../messages/messaging.ts';
import { EmojiButton } from '../../shared/EmojiButton.tsx';
import { useChannelUploads } from './useChannelUploads.tsx';
import { type AnsweredMessage, useMessageDraft } from './useMessageDraft.ts';
import { useSentMessages } from './useSentMessages.tsx';

interface ConversationComposerProps {
  /** The current chat. */
  chat: Chat;
  /** The conversation. */
  channelId: string;
  /** Its name, for the link back from the tray of uploads. */
  name: string;
  /** Takes the focus as it is rendered. */
  takesFocus: boolean;
  /** The message that the next one replies to. */
  answered: AnsweredMessage | null;
  /** Called with null once the reply is sent or cancelled. Stable. */
  onAnsweredChange: (answered: AnsweredMessage | null) => void;
  /** Further notices above the field. */
  notice: ReactNode;
}

/**
 * The field for the next message of a conversation. The messages are rendered first, unless the user is already typing and
 * continues in this conversation. A keystroke renders this alone; a message that arrives does not render it.
 */
export const ConversationComposer = memo(function ConversationComposer(props: ConversationComposerProps) {
  const [isWriting] = useState(() => document.activeElement instanceof HTMLTextAreaElement);
  const isRendered = useDeferredValue(true, isWriting || props.takesFocus);
  return isRendered ? <Composer {...props} /> : <MessageComposerSkeleton />;
});

function Composer({ chat, channelId, name, takesFocus, answered, onAnsweredChange, notice }: ConversationComposerProps) {
  const [draft, setDraft] = useMessageDraft(channelId);
  const sent = useSentMessages(chat, channelId);
  const attachments = useChannelUploads(channelId, name);
  return (
    <MessageComposer
      value={draft}
      takesFocus={takesFocus}
      onChange={setDraft}
      onSend={(text) => {
        sent.send(text, answered?.id ?? null);
        onAnsweredChange(null);
      }}
      replyTo={answered}
      onCancelReply={() => onAnsweredChange(null)}
      onAttach={(chosen) => {
        attachments.add(chosen, answered?.id ?? null);
        onAnsweredChange(null);
      }}
      tools={<EmojiButton label={texts.emoji} onSelect={(emoji) => setDraft(draft + emoji)} />}
      notice={
        <>
          {notice}
          {sent.notice}
          {attachments.notice}
        </>
      }
    />
  );
}
