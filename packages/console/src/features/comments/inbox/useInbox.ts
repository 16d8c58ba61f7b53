import { useEndOf, useRequest } from '@noticeboard/design-system';
import { useState } from 'react';
import type { PlacedAccess } from '../../../access/permissions.ts';
import { useApiScope } from '../../../api/ApiScopeProvider.tsx';
import { pageOf } from '../../../api/pageOf.ts';
import { useReadAgainOnReturn } from '../../../api/useReadAgainOnReturn.ts';
import { commentsPath } from '../../../content/comments/commentReads.ts';
import { itemRights } from '../../../content/itemRights.ts';
import { useConsoleSession } from '../../../session/ConsoleSessionContext.tsx';
import { createInbox, type Inbox } from './createInbox.ts';

/** Posts of a feed per request. */
const postsAtOnce = 10;

/** Comments of a post per request. */
const commentsAtOnce = 50;

const listPath = '/api/management/social-feeds/{id}/content-items/{page}/{size}';

/**
 * Reads the comments of these feeds for as long as the page is mounted.
 *
 * @param feedIds only the initial ones are used
 * @param access only the initial rights are used; the nodes are known
 * @param openId the comment that is open
 */
export function useInbox(feedIds: readonly string[], access: PlacedAccess, openId: string | null): Inbox {
  const { client } = useConsoleSession();
  const { reads } = useApiScope();
  const [inbox] = useState(() =>
    createInbox(feedIds, {
      listPosts: (id, page, leaving) =>
        reads.run(`posts of ${id}, page ${page}`, async (signal) => {
          const { data } = await client.GET(listPath, { params: { path: { id, page, size: postsAtOnce } }, signal: AbortSignal.any([signal, leaving]) });
          return pageOf(data, listPath);
        }),
      listComments: ({ feedId: id, item: { id: itemId } }, leaving) =>
        reads.run(`comments on ${itemId}`, async (signal) => {
          const { data } = await client.GET(commentsPath, { params: { path: { id, itemId, page: 0, size: commentsAtOnce } }, signal: AbortSignal.any([signal, leaving]) });
          return pageOf(data, commentsPath);
        }),
      mayModerate: ({ feedId, item }) => itemRights(access, 'SocialFeed', { ...item, contentInstanceId: feedId }).edit.allowed,
    }),
  );
  useRequest(inbox, ({ lookFurther }) => lookFurther());
  useEndOf(inbox, ({ end }) => end());
  useReadAgainOnReturn('comments', () => inbox.readAgain(openId));
  return inbox;
}
