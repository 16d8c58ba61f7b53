import type { components } from '@noticeboard/api-types/schema';

type Schemas = components['schemas'];

/** A post with its feed. */
export interface InboxPost {
  feedId: string;
  item: Schemas['ContentItem'];
}

/** A comment with the post that it is on. */
export interface InboxComment {
  comment: Schemas['Comment'];
  post: InboxPost;
  /** How many comments that post has: its own number is as old as its list, and one is written or deleted here. */
  countOfPost: number;
}

/** What has been found, and how far it was looked. */
export interface InboxState {
  /** Newest first. */
  comments: readonly InboxComment[];
  /** Posts whose comments are known. */
  lookedAt: number;
  /** Posts whose comments are known or asked for: those of the pages that were listed. */
  listed: number;
  /** Posts of all feeds that may be moderated, as far as their lists were read. */
  total: number;
  /** Older comments of posts that were looked at, which the host has and was not asked for. */
  olderComments: number;
  /** Whether it is being looked. */
  isLooking: boolean;
  /** Whether there is anything left to look at. */
  hasMore: boolean;
  /** Lists and posts that could not be read. */
  failures: number;
  /** Why the last one could not. */
  error: unknown;
}

/** Whether the comments of every post were read. A list that failed has no total. */
export const hasLookedAtAll = ({ total, lookedAt, failures, hasMore, isLooking }: InboxState): boolean => total === lookedAt && failures === 0 && !hasMore && !isLooking;

/** What the inbox asks the host and the rights. */
export interface InboxCalls {
  /** A page of the posts of a feed, newest first; pages count from 0. */
  listPosts: (feedId: string, page: number, signal: AbortSignal) => Promise<Schemas['ContentItemPage']>;
  /** The newest comments on a post. */
  listComments: (post: InboxPost, signal: AbortSignal) => Promise<Schemas['CommentPage']>;
  /** Whether the person may moderate a post. */
  mayModerate: (post: InboxPost) => boolean;
}
