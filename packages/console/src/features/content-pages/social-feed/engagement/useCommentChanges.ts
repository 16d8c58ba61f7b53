import type { components } from '@noticeboard/api-types/schema';
import { useSave } from '../../../../access/useSave.ts';
import { DescribedError } from '../../../../ground/describeError.ts';
import { toastDurations } from '../../../../ground/limits.ts';
import { publishedContentMessages } from '../../../../messages/publishedContent.ts';
import { socialFeedMessages } from '../../../../messages/socialFeed.ts';
import { commentsPath } from './engagementReads.ts';

const texts = socialFeedMessages.engagement;
const post = '/api/management/social-feeds/{id}/content-items/{itemId}';
const durations = { done: toastDurations.content, failed: toastDurations.content };
/** What counts comments, too. */
const invalidates = [commentsPath, post, '/api/management/social-feeds/{id}/content-items/{page}/{size}'] as const;

/** Hides comments from staff, shows them again, and deletes them. */
export function useCommentChanges(feedId: string, item: components['schemas']['ContentItem']) {
  const path = { id: feedId, itemId: item.id };
  const nodeId = item.publishedContentItem?.organizationNodeId;
  const visibility = useSave({
    send: (client, { id, isHidden }: { id: string; isHidden: boolean }, signal): Promise<unknown> => {
      const request = { params: { path: { ...path, commentId: id } }, signal };
      return isHidden ? client.PUT(`${post}/comments/{commentId}/hide`, request) : client.PUT(`${post}/comments/{commentId}/show`, request);
    },
    invalidates: [commentsPath],
    identify: ({ id }) => id,
    durations,
  });
  const deletion = useSave({
    send: async (client, id: string, signal): Promise<unknown> => {
      // The call names the node that the post is published to (decisions-content A25).
      if (nodeId === undefined) throw new DescribedError(texts.deletedWhilePublished);
      return client.DELETE('/api/social-feeds/{id}/content-items/{itemId}/published/{nodeId}/comments/{commentId}', { params: { path: { ...path, nodeId, commentId: id } }, signal });
    },
    invalidates,
    waitsForReads: true,
    identify: (id) => id,
    success: { title: publishedContentMessages.success, detail: publishedContentMessages.removed },
    failureTitle: 'Delete Error',
    durations,
  });
  return {
    // What went wrong is in the toast.
    setHidden: (comment: { id: string; isHidden: boolean }) => visibility.save(comment).catch(() => undefined),
    remove: async ({ id }: { id: string }) => {
      await deletion.save(id);
    },
  };
}
