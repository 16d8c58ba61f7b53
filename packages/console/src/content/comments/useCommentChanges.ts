import type { ConsoleClient } from '@noticeboard/api-types';
import type { components } from '@noticeboard/api-types/schema';
import { useSave } from '../../access/useSave.ts';
import { foundWhen } from '../../api/lookAgain.ts';
import { DescribedError } from '../../ground/describeError.ts';
import { contentDurations, wholeListSize } from '../../ground/limits.ts';
import { publishedContentMessages } from '../../messages/publishedContent.ts';
import { socialFeedMessages } from '../../messages/socialFeed.ts';
import { commentsPath, readsThatCountComments } from './commentReads.ts';

const texts = socialFeedMessages.engagement;
const post = '/api/management/social-feeds/{id}/content-items/{itemId}';

/** A comment and its post. */
export interface CommentOfPost {
  /** Id of the feed. */
  feedId: string;
  /** The post as the host has it. */
  post: Pick<components['schemas']['ContentItem'], 'id' | 'publishedContentItem'>;
  /** Id of the comment. */
  id: string;
}

/** The comment as the host has it now; undefined if it is gone, or not among those of one request. */
async function readComment(client: ConsoleClient, { feedId, post: { id: itemId }, id }: CommentOfPost, signal: AbortSignal) {
  const { data } = await client.GET(commentsPath, { params: { path: { id: feedId, itemId, page: 0, size: wholeListSize } }, signal });
  const comments = data?.results ?? [];
  return { comment: comments.find((each) => each.id === id), isWhole: data !== undefined && comments.length >= data.totalElementCount };
}

/**
 * Hides comments from staff, shows them again, and deletes them. After a lost response the outcome is looked up (N05).
 *
 * @param success null to show no toast, if the change is visible by itself
 */
export function useCommentChanges({ success }: { success?: null } = {}) {
  const visibility = useSave({
    send: (client, { feedId, post: { id: itemId }, id, isHidden }: CommentOfPost & { isHidden: boolean }, signal): Promise<unknown> => {
      const request = { params: { path: { id: feedId, itemId, commentId: id } }, signal };
      return isHidden ? client.PUT(`${post}/comments/{commentId}/hide`, request) : client.PUT(`${post}/comments/{commentId}/show`, request);
    },
    look: async (client, change, signal) => foundWhen((await readComment(client, change, signal)).comment?.isHidden === change.isHidden, undefined),
    invalidates: [commentsPath],
    identify: ({ id }) => id,
    durations: contentDurations,
    ...(success === null && { success }),
  });
  const deletion = useSave({
    send: async (client, { feedId, post: { id: itemId, publishedContentItem }, id }: CommentOfPost, signal): Promise<unknown> => {
      // The call names the node that the post is published to (decisions-content A25).
      const nodeId = publishedContentItem?.organizationNodeId;
      if (nodeId === undefined) throw new DescribedError(texts.deletedWhilePublished);
      return client.DELETE('/api/social-feeds/{id}/content-items/{itemId}/published/{nodeId}/comments/{commentId}', {
        params: { path: { id: feedId, itemId, nodeId, commentId: id } },
        signal,
      });
    },
    look: async (client, change, signal) => {
      const { comment, isWhole } = await readComment(client, change, signal);
      return foundWhen(isWhole && comment === undefined, undefined);
    },
    invalidates: readsThatCountComments,
    waitsForReads: true,
    identify: ({ id }) => id,
    success: { title: publishedContentMessages.success, detail: publishedContentMessages.removed },
    failureTitle: 'Delete Error',
    durations: contentDurations,
  });
  return { visibility, deletion };
}
