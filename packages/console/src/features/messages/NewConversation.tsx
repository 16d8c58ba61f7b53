import { showToast } from '@noticeboard/design-system';
import { NewConversationDialog, type NewConversationDialogProps } from '@noticeboard/design-system/chat';
import { toastDurations } from '../../ground/limits.ts';
import type { Chat } from '../../live/chat.ts';
import { messagingMessages as texts } from '../../messages/messaging.ts';
import { usePeopleSearch } from './usePeopleSearch.ts';
import { writeToEach } from './writeToEach.ts';

export interface NewConversationProps extends Pick<NewConversationDialogProps, 'isOpen' | 'onOpenChange' | 'recipients' | 'remark'> {
  /** The chat of the moment. */
  chat: Chat;
  /** The conversation is there. */
  onCreated: (channelId: string) => void;
}

/** Begins a conversation with people of the tenant, or one with each of them (CHAT-112, CHAT-113, ERR-123). */
export function NewConversation({ chat, onCreated, ...dialog }: NewConversationProps) {
  const search = usePeopleSearch();
  return (
    <NewConversationDialog
      {...search}
      {...dialog}
      onCreate={async (values) => {
        const { id } = await chat.create(values);
        onCreated(id);
      }}
      onWriteEach={async (values) => {
        const left = await writeToEach(chat, values);
        if (left.length === 0) showToast({ tone: 'success', ...texts.writtenToEach(values.participantIds.length) }, toastDurations.content);
        return left;
      }}
    />
  );
}
