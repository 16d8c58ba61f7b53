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
  /** How many comments that post has: the post's own number is as old as its list, and comments are written and deleted here. */
  countOfPost: number;
}

/** What has been found, and how far back. */
export interface InboxState {
  /** Newest first. */
  comments: readonly InboxComment[];
  /** Posts whose comments have been read. */
  lookedAt: number;
  /** Posts whose comments have been read or requested: those of the pages that were listed. */
  listed: number;
  /** Posts of all feeds that may be moderated, as far as their lists have been read. */
  total: number;
  /** Older comments of posts that were read, which the host has and which were not requested. */
  olderComments: number;
  /** Whether it is reading. */
  isLooking: boolean;
  /** Whether there is anything left to read. */
  hasMore: boolean;
  /** Lists and posts that could not be read. */
  failures: number;
  /** The last of these errors. */
  error: unknown;
}

/** Whether the comments of every post were read. A list that failed has no total. */
export const hasLookedAtAll = ({ total, lookedAt, failures, hasMore, isLooking }: InboxState): boolean => total === lookedAt && failures === 0 && !hasMore && !isLooking;

/** The calls to the host, and the permission check. */
export interface InboxCalls {
  /** A page of the posts of a feed, newest first; pages count from 0. */
  listPosts: (feedId: string, page: number, signal: AbortSignal) => Promise<Schemas['ContentItemPage']>;
  /** The newest comments on a post. */
  listComments: (post: InboxPost, signal: AbortSignal) => Promise<Schemas['CommentPage']>;
  /** Whether the user may moderate a post. */
  mayModerate: (post: InboxPost) => boolean;
}
