import type { components } from '@noticeboard/api-types/schema';
import { Alert, Button, Card, MentionTextArea, Stack, useForm } from '@noticeboard/design-system';
import { useCallback, useRef } from 'react';
import { useRead } from '../../../../api/useRead.ts';
import { socialFeedMessages } from '../../../../messages/socialFeed.ts';
import { SlowWrite } from '../../../../shared/SlowWrite.tsx';
import { useMentionPeople } from '../useMentionPeople.ts';
import { onSendKey, sendKeys } from '../../form/onSendKey.ts';
import { useCreateComment } from './useCreateComment.ts';

const texts = socialFeedMessages.engagement;
const empty = { body: '' };
const fields = { body: { label: texts.comment, clean: (body: string) => body.trim() } };

/** Most characters of a comment (decisions-content O35). */
const longestComment = 2000;

export interface NewCommentProps {
  /** Id of the feed. */
  feedId: string;
  /** The post as the host has it. */
  post: components['schemas']['ContentItem'];
  /** The comment is there: the next one begins empty. */
  onSent: () => void;
}

/** Where a comment is written. Nothing is sent while it is empty (FEED-135), nor before the post is published (decisions-content A25). */
export function NewComment({ feedId, post, onSent }: NewCommentProps) {
  const feed = useRead('/api/management/social-feeds/{id}', { path: { id: feedId } });
  const findPeople = useMentionPeople();
  const nodeId = post.publishedContentItem?.organizationNodeId;
  const refusal = nodeId === undefined ? texts.notPublished : feed.data?.enableComments === false ? texts.switchedOff : undefined;
  const { save, isSlow, cancel } = useCreateComment(feedId, post);
  const form = useForm({
    initial: empty,
    fields,
    draft: { id: `comment ${post.id}` },
    onSave: async ({ body }) => {
      await save(body);
    },
    onSaved: onSent,
  });
  const send = useRef<HTMLDivElement>(null);
  // The form of the post around it would be saved otherwise.
  const sendByKey = useCallback((field: HTMLElement | null) => (field ? onSendKey(field, () => send.current?.querySelector('button')?.click()) : undefined), []);
  return (
    <Card>
      <Stack gap="small">
        {form.notice}
        <div ref={sendByKey}>
          <MentionTextArea
            {...form.field('body')}
            rows={2}
            maxLength={longestComment}
            placeholder={texts.write}
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
        <div ref={send}>
          <Button aria-keyshortcuts={sendKeys} variant="outline" isPending={form.isSaving} isDisabled={form.values.body.trim() === ''} disabledReason={refusal} onPress={() => void form.submit({ currentTarget: null })}>
            {texts.send}
          </Button>
        </div>
        <SlowWrite isSlow={isSlow} cancel={cancel} />
      </Stack>
    </Card>
  );
}
