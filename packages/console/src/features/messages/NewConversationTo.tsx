import { Alert, ErrorState, FormSkeleton, Modal } from '@noticeboard/design-system';
import { useActingAs } from '../../access/useAccess.ts';
import { describeError } from '../../ground/describeError.ts';
import type { Chat } from '../../live/chat.ts';
import { messagingMessages as texts } from '../../messages/messaging.ts';
import { useFocusBack } from '../../shared/pages/useArrival.ts';
import { NewConversation } from './NewConversation.tsx';
import { useRecipients } from './useRecipients.ts';
import { useWrittenPeople } from './useWrittenPeople.ts';

export interface NewConversationToProps {
  /** The current chat. */
  chat: Chat;
  /** Ids of the people, from the address. */
  ids: readonly string[];
  /** Finds the button that opens such a dialog in the page below: it gets the focus afterwards. Keep it stable between renders. */
  findOpener: () => Element | null | undefined;
  /** The user asked to close it. */
  onClose: () => void;
  /** The conversation exists. */
  onCreated: (channelId: string) => void;
}

/** A new conversation with people who were chosen elsewhere. Nothing is created or sent before the user confirms. */
export function NewConversationTo({ chat, ids, findOpener, onClose, onCreated }: NewConversationToProps) {
  const actingAs = useActingAs();
  const { people, missing, error, retry } = useRecipients(ids, chat.ownId);
  const written = useWrittenPeople(ids);
  useFocusBack(findOpener);
  if (people === undefined) {
    return (
      <Modal isOpen title={texts.newConversation} onOpenChange={onClose}>
        {error === undefined ? <FormSkeleton label={texts.recipients.loading} /> : <ErrorState title={texts.recipients.failed} detail={describeError(error, { actingAs }).detail} onRetry={retry} />}
      </Modal>
    );
  }
  const left = people.filter(({ id }) => !written.found.includes(id));
  const writtenCount = people.length - left.length;
  return (
    <NewConversation
      chat={chat}
      isOpen
      onOpenChange={onClose}
      onCreated={onCreated}
      recipients={left}
      written={written}
      draftId={ids.join(' ')}
      remark={
        <>
          {missing > 0 && <Alert tone="warning">{texts.recipients.missing(missing)}</Alert>}
          {writtenCount > 0 && <Alert tone="info">{texts.recipients.written(writtenCount)}</Alert>}
        </>
      }
    />
  );
}
