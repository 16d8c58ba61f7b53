import type { components } from '@noticeboard/api-types/schema';
import { useRead } from '../../../../api/useRead.ts';
import { confirmationsPath, pageOf } from './engagementReads.ts';

/** How much its readers did with a post; a number that is not known yet is null. The confirmations are counted by the list alone. */
export function useEngagementCounts(feedId: string, { id, commentsCount, likesCount }: components['schemas']['ContentItem']) {
  const { data } = useRead(confirmationsPath, { path: pageOf(feedId, id, 1) });
  return { comments: commentsCount, likes: likesCount, confirmations: data?.totalElementCount ?? null };
}
