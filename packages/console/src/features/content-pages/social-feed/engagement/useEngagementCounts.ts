import type { components } from '@noticeboard/api-types/schema';
import { useRead } from '../../../../api/useRead.ts';
import { confirmationsPath, pageOf } from './engagementReads.ts';

/** The counts of a post's engagement; null while not known. Only the list has the number of confirmations. */
export function useEngagementCounts(feedId: string, { id, commentsCount, likesCount }: components['schemas']['ContentItem']) {
  const { data } = useRead(confirmationsPath, { path: pageOf(feedId, id, 1) });
  return { comments: commentsCount, likes: likesCount, confirmations: data?.totalElementCount ?? null };
}
