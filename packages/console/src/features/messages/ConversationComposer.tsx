import { MessageComposer, MessageComposerSkeleton } from '@noticeboard/design-system/chat';
import { memo, type ReactNode, useDeferredValue, useState } from 'react';
import type { Chat } from '../../live/chat.ts';
import { messagingMessages as texts } from '../../messages/messaging.ts';
import { EmojiButton } from '../../shared/EmojiButton.tsx';
import { useChannelUploads } from './useChannelUploads.tsx';
import { type AnsweredMessage, useMessageDraft } from './useMessageDraft.ts';
import { useSentMessages } from './useSentMessages.tsx';

interface ConversationComposerProps {
  /** The chat of the moment. */
  chat: Chat;
  /** The conversation. */
  channelId: string;
  /** Its name, to which the tray of uploads leads back. */
  name: string;
  /** Takes the focus as it is rendered. */
  takesFocus: boolean;
  /** What the next message answers. */
  answered: AnsweredMessage | null;
  /** Called with null once it is answered, or is not to be. Stable. */
  onAnsweredChange: (answered: AnsweredMessage | null) => void;
  /** What else is said above the field. */
  notice: ReactNode;
}

/**
 * Where the next message of a conversation is written. The messages are rendered first, unless someone is writing, who goes on in this
 * conversation. A letter renders this alone; a message that arrives does not render it.
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
