import type { components } from '@noticeboard/api-types/schema';
import { useState } from 'react';
import { useSave } from '../../access/useSave.ts';
import { createOnce } from '../../api/createOnce.ts';
import { made } from '../../api/answerBody.ts';
import { contentDurations, userSelectPageSize } from '../../ground/limits.ts';
import { publishedContentMessages } from '../../messages/publishedContent.ts';
import { socialFeedMessages } from '../../messages/socialFeed.ts';
import { useWorkspace } from '../../session/ConsoleSessionContext.tsx';
import { commentsPath, readsThatCountComments } from './commentReads.ts';

const texts = socialFeedMessages.engagement;

/** Creates comments on a post, and none twice after a lost response (N05): it is looked for among the newest ones. */
export function useCreateComment(feedId: string, { id: itemId, publishedContentItem }: components['schemas']['ContentItem']) {
  const { profile } = useWorkspace();
  const nodeId = publishedContentItem?.organizationNodeId ?? '';
  const [create] = useState(() =>
    createOnce({
      make: async (client, body: string, signal) =>
        made(
          await client.POST('/api/social-feeds/{id}/content-items/{itemId}/published/{nodeId}/comments', {
            params: { path: { id: feedId, itemId, nodeId } },
            body: { body },
            signal,
          }),
        ),
      list: async (client, _, signal) =>
        (await client.GET(commentsPath, { params: { path: { id: feedId, itemId, page: 0, size: userSelectPageSize } }, signal })).data?.results ?? [],
      isMade: (comment, body) => comment.body === body && comment.user.id === profile.id,
      nameOf: (body) => body,
    }),
  );
  return useSave({
    send: create,
    invalidates: readsThatCountComments,
    waitsForReads: true,
    success: { title: publishedContentMessages.success, detail: texts.commentAdded },
    failureTitle: 'Error',
    durations: contentDurations,
  });
}
