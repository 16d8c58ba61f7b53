import type { components } from '@noticeboard/api-types/schema';
import { atMost, isBlank, useForm } from '@noticeboard/design-system';
import { useMemo } from 'react';
import { useRead } from '../../api/useRead.ts';
import { socialFeedMessages } from '../../messages/socialFeed.ts';
import { useCreateComment } from './useCreateComment.ts';

const texts = socialFeedMessages.engagement;
/** Most characters of a comment (decisions-content O35). */
export const longestComment = 2000;

const fields = { body: { label: texts.comment, clean: (body: string) => body.trim(), rules: [atMost(longestComment)] } };

/** The post and the options of the form. */
export interface CommentFormProps {
  /** Id of the feed. */
  feedId: string;
  /** The post as the host has it. */
  post: components['schemas']['ContentItem'];
  /** Distinguishes its draft from others at the same address. */
  draftId: string;
  /** The initial text, such as a mention; nothing is sent while there is nothing else. @default nothing */
  beginning?: string;
  /** The comment was created: the next one begins empty. */
  onSent: () => void;
}

/** The form of a comment. Nothing is sent while it is empty (FEED-135), nor before the post is published (decisions-content A25). */
export function useCommentForm({ feedId, post, draftId, beginning = '', onSent }: CommentFormProps) {
  const feed = useRead('/api/management/social-feeds/{id}', { path: { id: feedId } });
  const isPublished = post.publishedContentItem != null;
  const refusal = !isPublished ? texts.notPublished : feed.data?.enableComments === false ? texts.switchedOff : undefined;
  const { save, isSlow, cancel } = useCreateComment(feedId, post);
  const initial = useMemo(() => ({ body: beginning }), [beginning]);
  const form = useForm({
    initial,
    fields,
    draft: { id: draftId },
    onSave: async ({ body }) => {
      await save(body);
    },
    onSaved: onSent,
  });
  const written = form.values.body.trim();
  const isEmpty = isBlank(written) || written === beginning.trim();
  return {
    form,
    refusal,
    isEmpty,
    send: () => {
      if (!isEmpty && refusal === undefined) void form.submit({ currentTarget: null });
    },
    wait: { isSlow, cancel },
  };
}

/** A form of `useCommentForm`. */
export type CommentForm = ReturnType<typeof useCommentForm>;
