import { Alert, ErrorState, FormSkeleton, Modal } from '@noticeboard/design-system';
import { useActingAs } from '../../access/useAccess.ts';
import { describeError } from '../../ground/describeError.ts';
import type { Chat } from '../../live/chat.ts';
import { messagingMessages as texts } from '../../messages/messaging.ts';
import { NewConversation } from './NewConversation.tsx';
import { useRecipients } from './useRecipients.ts';

export interface NewConversationToProps {
  /** The chat of the moment. */
  chat: Chat;
  /** Ids of the people, as the address has them. */
  ids: readonly string[];
  /** Asked to close. */
  onClose: () => void;
  /** The conversation is there. */
  onCreated: (channelId: string) => void;
}

/** A new conversation with people who were chosen elsewhere. Nothing is created or sent before the reader says so. */
export function NewConversationTo({ chat, ids, onClose, onCreated }: NewConversationToProps) {
  const actingAs = useActingAs();
  const { people, missing, error, retry } = useRecipients(ids, chat.ownId);
  if (people === undefined) {
    return (
      <Modal isOpen title={texts.newConversation} onOpenChange={onClose}>
        {error === undefined ? <FormSkeleton label={texts.recipients.loading} /> : <ErrorState title={texts.recipients.failed} detail={describeError(error, { actingAs }).detail} onRetry={retry} />}
      </Modal>
    );
  }
  return (
    <NewConversation
      chat={chat}
      isOpen
      onOpenChange={onClose}
      onCreated={onCreated}
      recipients={people}
      {...(missing > 0 && { remark: <Alert tone="warning">{texts.recipients.missing(missing)}</Alert> })}
    />
  );
}
