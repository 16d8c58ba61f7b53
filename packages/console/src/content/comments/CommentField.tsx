import { Alert, MentionTextArea, Stack, useHandler } from '@noticeboard/design-system';
import { type ReactNode, useCallback } from 'react';
import { onSendKey } from '../../shared/onSendKey.ts';
import { useMentionPeople } from '../../shared/people/useMentionPeople.ts';
import { SlowWrite } from '../../shared/SlowWrite.tsx';
import { type CommentForm, longestComment } from './useCommentForm.ts';

export interface CommentFieldProps extends Pick<CommentForm, 'form' | 'refusal' | 'send' | 'wait'> {
  /** The placeholder of the empty field. */
  placeholder: string;
  /** The button that sends it, below the field. */
  children?: ReactNode;
}

/** The field of a comment, with its errors, and the button that sends it below. */
export function CommentField({ form, refusal, send, wait, placeholder, children }: CommentFieldProps) {
  const findPeople = useMentionPeople();
  const sendNow = useHandler(send);
  // Otherwise the key would save the form of the post around it.
  const sendByKey = useCallback((field: HTMLElement | null) => (field ? onSendKey(field, sendNow) : undefined), [sendNow]);
  return (
    <Stack gap="small">
      {form.notice}
      <div ref={sendByKey}>
        <MentionTextArea
          {...form.field('body')}
          rows={2}
          maxLength={longestComment}
          placeholder={placeholder}
          onSearch={findPeople}
          minimumPhrase={2}
          {...(refusal !== undefined && { disabledReason: refusal })}
        />
      </div>
      {form.failure !== null && (
        <Alert tone="danger" isAnnounced>
          {form.failure}
        </Alert>
      )}
      {children !== undefined && <div>{children}</div>}
      <SlowWrite {...wait} />
    </Stack>
  );
}
