import { showToast, useEndOf } from '@noticeboard/design-system';
import { NewConversationDialog, type NewConversationDialogProps } from '@noticeboard/design-system/chat';
import { useRef, useState } from 'react';
import { useActingAs } from '../../access/useAccess.ts';
import { SaveError } from '../../access/useSave.ts';
import { toastDurations } from '../../ground/limits.ts';
import type { Chat } from '../../live/chat.ts';
import { messagingMessages as texts } from '../../messages/messaging.ts';
import { createOnce } from './createOnce.ts';
import { creationFailed, describeCreation, describeUncreated } from './creationFailure.ts';
import { useKeptDrafts } from './useMessageDraft.ts';
import { usePeopleSearch } from './usePeopleSearch.ts';
import type { WrittenPeople } from './useWrittenPeople.ts';
import { writeToEach } from './writeToEach.ts';

export interface NewConversationProps extends Pick<NewConversationDialogProps, 'isOpen' | 'onOpenChange' | 'recipients' | 'remark' | 'draftId'> {
  /** The current chat. */
  chat: Chat;
  /** The conversation exists. */
  onCreated: (channelId: string) => void;
  /** The recipients written to before a reload. */
  written: WrittenPeople;
}

/**
 * Creates a conversation with people of the tenant, or one with each of them (CHAT-112, CHAT-113, ERR-123). Leaving while
 * each of them is being written to stops that, and a toast says how many were reached (ADR 0124).
 */
export function NewConversation({ chat, onCreated, onOpenChange, written, ...dialog }: NewConversationProps) {
  const actingAs = useActingAs();
  const search = usePeopleSearch();
  const keepDraft = useKeptDrafts().keep;
  const [stay] = useState(() => new AbortController());
  useEndOf(stay, (ending) => ending.abort());
  const closeUnknown = useRef(() => {});
  const create = async (values: Parameters<typeof createOnce>[1]) => {
    const wasOffline = !navigator.onLine;
    closeUnknown.current();
    try {
      return await createOnce(chat, values);
    } catch (error) {
      const { status, toast, lasts, reason } = describeCreation(error, { wasOffline, actingAs });
      const close = showToast({ tone: 'error', ...toast }, lasts);
      if (lasts === 'until closed') closeUnknown.current = close;
      throw new SaveError(reason, { cause: error, status });
    }
  };
  return (
    <NewConversationDialog
      {...search}
      {...dialog}
      written={written.found}
      onOpenChange={(isOpen) => {
        if (!isOpen) written.forget();
        onOpenChange(isOpen);
      }}
      onCreate={async (values) => {
        const { message, ...conversation } = values;
        const { id } = await create(conversation);
        if (message !== '') keepDraft(id, message);
        onCreated(id);
      }}
      onWriteEach={async (values) => {
        const { left, errors } = await writeToEach(chat, values, { signal: AbortSignal.any([stay.signal, values.signal]), onWritten: written.add });
        const count = values.participantIds.length;
        if (left.length === 0) {
          written.forget();
          showToast({ tone: 'success', ...texts.writtenToEach(count) }, toastDurations.content);
        } else if (stay.signal.aborted) {
          // People who are chosen again were not written to.
          if (dialog.recipients === undefined) written.forget();
          showToast({ tone: 'error', ...texts.writingEnded(count - left.length, count) });
        } else if (!values.signal.aborted) {
          showToast({ tone: 'error', ...creationFailed }, toastDurations.content);
        }
        return { left, reason: describeUncreated(errors, { isNothingSent: left.length === count, actingAs }) };
      }}
    />
  );
}
