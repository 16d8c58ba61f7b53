import { Button } from '@noticeboard/design-system';
import Reply from 'lucide-react/icons/reply';
import { type KeyboardEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { CommentField } from '../../content/comments/CommentField.tsx';
import { useCommentForm } from '../../content/comments/useCommentForm.ts';
import { commentsMessages as texts } from '../../messages/comments.ts';
import { useWorkspace } from '../../session/ConsoleSessionContext.tsx';
import { sendKeys } from '../../shared/onSendKey.ts';
import type { InboxComment } from './inbox/inboxTypes.ts';
import { Key } from './Key.tsx';
import { useMentionOf } from './useMentionOf.ts';

export interface AnswerFormProps {
  /** The comment that is replied to. */
  open: InboxComment;
  /** Where the button that sends is placed: among the other actions. */
  sendPlace: HTMLElement | null;
  /** Receives the element around the field. */
  fieldRef: (element: HTMLElement | null) => void;
  /** The reply was created. */
  onSent: () => void;
}

/** Writes a reply. The contract has no replies: it is a comment on the same post that begins with a mention of the author replied to. */
export function AnswerForm({ open: { comment, post }, sendPlace, fieldRef, onSent }: AnswerFormProps) {
  const { profile } = useWorkspace();
  const [isBegun, setBegun] = useState(false);
  const mention = useMentionOf(isBegun ? comment.user : null);
  const { form, refusal, isEmpty, send, wait } = useCommentForm({ feedId: post.feedId, post: post.item, draftId: `answer ${comment.id}`, beginning: mention, onSent });
  // The text stays. The inbox's keys work again where the focus goes, and nothing else receives this key.
  const leave = (event: KeyboardEvent<HTMLElement>) => {
    const place = event.currentTarget.closest<HTMLElement>('[data-open-comment]');
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || !(event.target instanceof HTMLTextAreaElement) || place === null) return;
    event.preventDefault();
    event.stopPropagation();
    place.focus();
  };
  return (
    <div role="presentation" ref={fieldRef} onFocus={() => setBegun(true)} onKeyDown={leave}>
      <CommentField form={form} refusal={refusal} send={send} wait={wait} placeholder={texts.answerAs(profile.name)} />
      {sendPlace &&
        createPortal(
          <Button icon={<Reply />} aria-keyshortcuts={sendKeys} isPending={form.isSaving} isDisabled={isEmpty} disabledReason={refusal} onPress={send}>
            {texts.answer}
            <Key>r</Key>
          </Button>,
          sendPlace,
        )}
    </div>
  );
}
