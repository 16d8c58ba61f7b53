import { Alert, MentionTextArea, Stack } from '@noticeboard/design-system';
import { type ReactNode, useCallback, useLayoutEffect, useRef } from 'react';
import { onSendKey } from '../../shared/onSendKey.ts';
import { useMentionPeople } from '../../shared/people/useMentionPeople.ts';
import { SlowWrite } from '../../shared/SlowWrite.tsx';
import { type CommentForm, longestComment } from './useCommentForm.ts';

export interface CommentFieldProps extends Pick<CommentForm, 'form' | 'refusal' | 'send' | 'wait'> {
  /** What to write, while nothing is written. */
  placeholder: string;
  /** What sends it, below the field. */
  children?: ReactNode;
}

/** Where a comment is written, with what became of it, and what sends it below. */
export function CommentField({ form, refusal, send, wait, placeholder, children }: CommentFieldProps) {
  const findPeople = useMentionPeople();
  const newest = useRef(send);
  useLayoutEffect(() => {
    newest.current = send;
  });
  // The form of the post around it would be saved otherwise.
  const sendByKey = useCallback((field: HTMLElement | null) => (field ? onSendKey(field, () => newest.current()) : undefined), []);
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
