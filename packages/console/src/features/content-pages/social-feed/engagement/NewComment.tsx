import { Button, Card } from '@noticeboard/design-system';
import { CommentField } from '../../../../content/comments/CommentField.tsx';
import { type CommentFormProps, useCommentForm } from '../../../../content/comments/useCommentForm.ts';
import { socialFeedMessages } from '../../../../messages/socialFeed.ts';
import { sendKeys } from '../../../../shared/onSendKey.ts';

const texts = socialFeedMessages.engagement;

/** The form of a new comment on the post. */
export function NewComment(props: Omit<CommentFormProps, 'draftId'>) {
  const { form, refusal, isEmpty, send, wait } = useCommentForm({ ...props, draftId: `comment ${props.post.id}` });
  return (
    <Card>
      <CommentField form={form} refusal={refusal} send={send} wait={wait} placeholder={texts.write}>
        <Button aria-keyshortcuts={sendKeys} variant="outline" isPending={form.isSaving} isDisabled={isEmpty} disabledReason={refusal} onPress={send}>
          {texts.send}
        </Button>
      </CommentField>
    </Card>
  );
}
